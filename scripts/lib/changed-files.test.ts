import { journeysFor, testsOverHttp } from './changed-files.mjs';

test.each([
	['what all modules share', ['mfe-booking/src/app.tsx', 'packages/ui/src/button.tsx'], ['e2e/']],
	['the lock file, which is in no area', ['package-lock.json'], ['e2e/']],
	['a noun of the functions', ['lambdas/src/report/report.ts'], ['e2e/staff/reports']],
	['one journey', ['e2e/staff/keyboard.journey.test.ts'], ['e2e/staff/keyboard.journey.test.ts']],
	[
		'documents and unit tests',
		['docs/rules.md', 'README.md', 'mfe-admin/src/a.test.tsx', '.github/workflows/x.yml'],
		[],
	],
])('a change of %s can affect these journeys', (_what, files, expected) => {
	expect(journeysFor(files)).toEqual(expected);
});

test('a change of two modules selects the journeys of both', () => {
	const selected = journeysFor(['mfe-admin/src/a.tsx', 'mfe-content/b.css']);
	expect(selected).toEqual(expect.arrayContaining(['e2e/staff/', 'e2e/visitor/']));
	expect(selected).not.toContain('e2e/client/');
});

test('a change of a bundled source selects the tests that run the bundles, a document does not', () => {
	const all = testsOverHttp(['lambdas/src/report/report.ts']);
	expect(all).toContain('lambdas/src/appointment/appointments-over-http.integration.test.ts');
	expect(testsOverHttp(['docs/rules.md', 'lambdas/src/report/report.test.ts'])).toEqual([]);
});
