import { testTag } from '../../testing/contract.ts'

testTag('Billing', ['mock', 'sandbox', 'API_URL'])
