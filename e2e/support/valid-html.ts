import { HtmlValidate } from 'html-validate';

/** The rules of the HTML standard only; the style of the markup is React's. */
const validator = new HtmlValidate({ extends: ['html-validate:standard'] });

/** The errors that html-validate finds in a page, `rule: message (line:column)`. */
export async function invalidHtmlIn(html: string): Promise<readonly string[]> {
	const { results } = await validator.validateString(html);
	return results.flatMap(({ messages }) =>
		messages.map(({ ruleId, message, line, column }) => `${ruleId}: ${message} (${line}:${column})`),
	);
}
