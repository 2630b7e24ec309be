/** @jest-environment @tulia/test-kit/jsdom-environment */
import { createHash } from 'node:crypto';
import { cleanup, screen } from '@testing-library/react';
import { legalVersion } from '@tulia/contracts/legal-version';
import { allResponses, mockApi, showPage, storeWith } from '../../testing/show-page.tsx';

/** The digest of both pages on that day. A changed text needs a new `legalVersion`, a date, and a new digest. */
const DIGEST = { version: '2026-11-28', sha256: 'c136dd301801d2fce68846414f52fe3540cc8c18e8c4dfc53e0c1e90ebac37cf' };

async function textOf(path: string): Promise<string> {
	mockApi({});
	showPage(await storeWith(allResponses), path);
	await screen.findByRole('heading', { level: 1 });
	const text = document.querySelector('main')?.textContent ?? document.body.textContent ?? '';
	cleanup();
	return text;
}

/** `2026-11-21` for `November 21, 2026`. */
const dayOf = (words: string): string => new Date(`${words} 12:00:00Z`).toISOString().slice(0, 10);

test('the accepted legal version is the date of the newest part of the texts, and a changed text needs a new version', async () => {
	const texts = [await textOf('/terms-of-service'), await textOf('/privacy-policy')].join('\n');
	const dates = [...texts.matchAll(/(?:Last updated|Added) ([A-Z][a-z]+ \d{1,2}, \d{4})/g)].map(([, words = '']) =>
		dayOf(words),
	);
	expect(dates.length).toBeGreaterThan(2);
	expect(dates.toSorted().at(-1)).toBe(legalVersion);
	expect({ version: legalVersion, sha256: createHash('sha256').update(texts).digest('hex') }).toEqual(DIGEST);
});
