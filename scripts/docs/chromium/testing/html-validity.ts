import { HtmlValidate, StaticConfigLoader } from 'html-validate'

const validator = new HtmlValidate(
  new StaticConfigLoader({
    extends: ['html-validate:recommended'],
    rules: {
      'heading-level': 'error',
      // Matters of style.
      'doctype-style': 'off',
      'prefer-native-element': 'off',
      // Titles end with the title of the API.
      'long-title': 'off',
      // IDs of fields are their paths, such as body.domain.
      'valid-id': ['error', { relaxed: true }],
    },
  }),
)

/** Lists what is wrong with the markup of a page, such as wrong nesting, attributes and references, each with its line. */
export function invalidHtml(file: string, html: string): string[] {
  const { results } = validator.validateStringSync(html, file)
  return results.flatMap(({ messages }) =>
    messages.map(({ line, ruleId, message }) => `${file}:${line}: ${message} (${ruleId})`),
  )
}
