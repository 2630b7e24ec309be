import { HtmlValidate } from 'html-validate';

/** The rules of the HTML standard alone; how the markup is written (case of the doctype, void elements, length of lines) is React's matter. */
const validator = new HtmlValidate({ extends: ['html-validate:standard'] });

/** What html-validate finds wrong with a page, `rule: message (line:column)`. */
export async function invalidHtmlIn(html: string): Promise<readonly string[]> {
	const { results } = await validator.validateString(html);
	return results.flatMap(({ messages }) =>
		messages.map(({ ruleId, message, line, column }) => `${ruleId}: ${message} (${line}:${column})`),
	);
}
