import { callAddress, writeAddress, writeWords } from '@tulia/contracts/line-address';
import type { CrisisLine } from '@tulia/contracts/profile/schemas';

const link = (phone: string): string => `<a href="${callAddress(phone)}">${phone}</a>`;
const written = ({ write }: CrisisLine): string =>
	write ? ` <a href="${writeAddress(write)}">${writeWords[write.kind]}</a>.` : '';

/**
 * The page for when not even the site's own files can be read, with phone numbers. It needs no other file, and the
 * content security policy allows nothing inline, so it has no styles. It has no number of the centre itself: the stored
 * profile cannot be read from here, and a built-in number could be wrong.
 */
export const outagePage = (crisisLines: readonly CrisisLine[]): string =>
	[
		'<!doctype html><html lang="en-KE"><head><meta charset="utf-8">',
		'<meta name="viewport" content="width=device-width, initial-scale=1">',
		'<title>Please try again in a moment</title></head><body><main>',
		'<h1>We cannot show this page just now</h1>',
		'<p>Please try again in a moment.</p>',
		'<h2>Need help now?</h2><ul>',
		...crisisLines.map((line) => `<li>${line.name}: ${link(line.phone)}. ${line.helpsWith}.${written(line)}</li>`),
		'</ul></main></body></html>',
	].join('');
