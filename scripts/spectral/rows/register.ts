import { addProperty, change, drop, gap, pointAt, type Rows, some } from '../breaking.ts'

export const register: Rows = {
  'unknown-entry': {
    'no question': ({ register }) => drop(register.quotas, 'question'),
    'no meanwhile': ({ register }) => drop(register.quotas, 'meanwhile'),
    'no settle': ({ register }) => drop(register.quotas, 'settle'),
    'an empty question': ({ register }) => change(register.quotas, { question: '' }),
    'a blank meanwhile': ({ register }) => change(register.quotas, { meanwhile: ' ' }),
    'a settle that is no string': ({ register }) => change(register.quotas, { settle: 7 }),
    'a question that asks nothing': ({ register }) => change(register.quotas, { question: 'Quotas.' }),
    'a question with a loose end': ({ register }) => change(register.quotas, { question: 'Which? Those' }),
    'another key': ({ register }) => change(register.quotas, { answer: 'None.' }),
    'assumes nothing': ({ register }) => change(register.quotas, { assumes: [] }),
    'assumes something twice': ({ register }) => change(register.quotas, { assumes: ['type', 'type'] }),
    'assumes something else': ({ register }) => change(register.quotas, { assumes: ['format'] }),
    'assumes no list': ({ register }) => change(register.quotas, { assumes: 'type' }),
  },
  'unknown-exists': {
    'no such entry': ({ list }) => change(pointAt(list, 'nowhere'), { 'x-unknown': 'nowhere' }),
    'no such entry in a list': ({ list }) => pointAt(list, 'quotas', 'nowhere'),
    'an entry twice': ({ list }) => pointAt(list, 'quotas', 'quotas'),
    'an empty list': ({ list }) => pointAt(list),
    'no string': ({ list }) => pointAt(list, 7),
  },
  'unknown-used': {
    'an entry that nothing rests on': ({ register }) => change(register, { 'another-gap': gap }),
  },
  'unknown-named': {
    'an id left out': ({ properties }) => change(properties.state, { description: 'State of the thing.' }),
    'one of two left out': ({ properties }) => change(properties.extra, { description: 'See `part-shape`.' }),
    'an id without backticks': ({ properties }) => change(properties.state, { description: 'See thing-state-values.' }),
    'no description': [({ properties }) => drop(properties.state, 'description'), 'described'],
    'an id that the node does not carry': ({ list }) => change(list, { description: 'Lists them (`quotas`).' }),
  },
  'no-enum-on-unknown-values': {
    'an enum': ({ properties }) => change(properties.state, { enum: ['new', 'old'] }),
    'a const': ({ properties }) => change(properties.state, { const: 'new' }),
    'an enum in a branch below': ({ properties }) =>
      change(properties.state, { anyOf: [some({ enum: ['new'] }), some({ type: 'string' })] }),
    'an enum behind a reference': (places) => {
      change(places.schemas, { Kind: some({ type: 'string', enum: ['new'] }) })
      pointAt(addProperty(places, { anyOf: [{ $ref: '#/components/schemas/Kind' }] }), 'thing-state-values')
    },
    'an enum of a parameter': ({ labels }) => {
      change(pointAt(labels, 'thing-state-values').schema.items, some({ enum: ['red', 'round'] }))
    },
  },
}
