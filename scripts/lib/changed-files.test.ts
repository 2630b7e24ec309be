import { journeysFor } from './changed-files.mjs';

test.each([
	['the booking module', ['mfe-booking/src/app.tsx'], ['e2e/client', 'e2e/platform']],
	['two modules', ['mfe-admin/src/a.tsx', 'mfe-content/b.css'], ['e2e/staff', 'e2e/platform', 'e2e/visitor']],
	['what all modules share', ['mfe-booking/src/app.tsx', 'packages/ui/src/button.tsx'], ['e2e/']],
	['a function', ['lambdas/src/functions/booking.ts'], ['e2e/']],
	['one journey', ['e2e/staff/keyboard.journey.test.ts'], ['e2e/staff/keyboard.journey.test.ts']],
	[
		'documents and unit tests',
		['docs/rules.md', 'README.md', 'mfe-admin/src/a.test.tsx', '.github/workflows/x.yml'],
		[],
	],
])('a change of %s can touch these journeys', (_what, files, expected) => {
	expect(journeysFor(files)).toEqual(expected);
});
