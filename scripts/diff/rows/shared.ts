import { change, drop, type SharedRows, wrong } from '../testing/planting.ts'

/** What operations have in common. All of it changes in one document, so that each row says which changes are its own. */
export const shared: SharedRows = {
  'another scheme': [
    /^security scheme bearerAuth scheme/,
    ({ components }) => change(components.securitySchemes.bearerAuth, { scheme: 'basic' }),
    'callers',
    'callers',
  ],
  'a bearer format': [
    /^security scheme bearerAuth bearerFormat/,
    ({ components }) => change(components.securitySchemes.bearerAuth, { bearerFormat: 'JWT' }),
    wrong('', 'callers'),
    wrong('', 'callers'),
  ],
  'no security': [/^security 0/, (document) => change(document, { security: [] }), '', 'callers'],
  'another server': [
    /^servers 0 url/,
    ({ servers }) => change(servers[0], { url: `${servers[0].url}/api` }),
    'callers',
    'callers',
  ],
  'another server by default': [
    /^servers 0 variables/,
    ({ servers }) => change(servers[0].variables.base_url, { default: 'https://api.example.com' }),
    '',
    '',
  ],
  'another version': [/^info version/, ({ info }) => change(info, { version: `${info.version}.1` }), '', ''],
  'more unknowns of the API as a whole': [/^info x-unknown/, ({ info }) => info['x-unknown'].pop(), '', ''],
  'another tag': [/^tags 0 name/, ({ tags }) => change(tags[0], { name: `${tags[0].name}s` }), '', ''],
  'another example of a parameter': [
    /^parameter project_id example/,
    ({ components }) => change(components.parameters.ProjectId, { example: 'more' }),
    '',
    '',
  ],
  'an unknown answered': [
    /^unknown /,
    (document) => drop(document['x-unknowns'], Object.keys(document['x-unknowns'])[0] as string),
    '',
    '',
  ],
}
