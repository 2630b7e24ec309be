import { existsSync } from 'node:fs';
import path from 'node:path';
import { isInTier, namedPaths, sweptFiles } from './test-tiers.mjs';

const root = path.resolve(__dirname, '../..');
const ENDINGS = ['.integration.test.ts', '.journey.test.ts'];
const fileOf = (name: string) => ENDINGS.map((ending) => path.join(root, name + ending)).find(existsSync);

test('every path that a tier names is a file of integration tests or a journey', () => {
	expect(namedPaths.filter((name) => fileOf(name) === undefined)).toEqual([]);
});

test('a path of the gate runs in all, one of the sweep alone does not', () => {
	const tiersOf = (name: string) => ['gate', 'all'].filter((tier) => isInTier(tier, name));
	expect(tiersOf('e2e/client/first-booking')).toEqual(['gate', 'all']);
	expect(tiersOf('e2e/staff/reports')).toEqual(['all']);
	expect(tiersOf('e2e/staff/admin-pages')).toEqual([]);
	expect(sweptFiles('journeys')).toContain('e2e/staff/admin-pages.journey.test.ts');
	expect(sweptFiles('integration')).not.toContain('e2e/staff/admin-pages.journey.test.ts');
});
