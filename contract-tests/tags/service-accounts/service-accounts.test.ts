import { testTag } from '../../testing/contract.ts'

testTag('Service accounts', ['mock', 'sandbox', 'API_URL'])
