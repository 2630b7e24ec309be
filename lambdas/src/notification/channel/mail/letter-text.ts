import type { Letter, LetterLink } from './letter.ts';

export function letterText(letter: Letter): string {
	const blocks = [
		letter.greeting,
		letter.opening,
		factLines(letter.facts),
		...(letter.quote ? [letter.quote.map((line) => `> ${line}`.trimEnd()).join('\n')] : []),
		...letter.paragraphs,
		linkLine(letter.link),
		letter.closing,
		letter.signature.join('\n'),
		...(letter.footnote ? [linkLine(letter.footnote)] : []),
	];
	return `${blocks.filter((block) => block !== '').join('\n\n')}\n`;
}

function factLines(facts: Letter['facts']): string {
	const widest = Math.max(0, ...facts.map(({ label }) => label.length));
	return facts.map(({ label, value }) => `  ${label.padEnd(widest)}  ${value}`).join('\n');
}

const linkLine = ({ label, url }: LetterLink): string => `${label}: ${url}`;
