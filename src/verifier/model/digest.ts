import { createHash } from 'node:crypto'

/** A short text that is equal only for equal texts, to compare long ones without keeping them. */
export const digestOf = (text: string) => createHash('sha1').update(text).digest('base64')
