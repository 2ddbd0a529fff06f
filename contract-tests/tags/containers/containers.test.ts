import { testTag } from '../../testing/contract.ts'

testTag('Containers', ['mock', 'sandbox', 'API_URL'])
