/** Enum values and limits of the document, for forms. */
export * from '../../generated/constants.ts'
