import { testTag } from '../../testing/contract.ts'

testTag('API keys', ['mock', 'sandbox', 'API_URL'])
