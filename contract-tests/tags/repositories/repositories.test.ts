import { testTag } from '../../testing/contract.ts'

testTag('Repositories', ['mock', 'sandbox', 'API_URL'])
