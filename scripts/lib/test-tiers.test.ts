import { existsSync } from 'node:fs';
import path from 'node:path';
import { isInTier, namedPaths, sweptFiles } from './test-tiers.mjs';

const root = path.resolve(__dirname, '../..');
const ENDINGS = ['.integration.test.ts', '.journey.test.ts'];
const fileOf = (name: string) => ENDINGS.map((ending) => path.join(root, name + ending)).find(existsSync);

test('every path of a tier is an integration test or a journey', () => {
	expect(namedPaths.filter((name) => fileOf(name) === undefined)).toEqual([]);
});

test('a path of the gate runs in the tier “all”, and a path of the sweep does not', () => {
	const tiersOf = (name: string) => ['gate', 'all'].filter((tier) => isInTier(tier, name));
	expect(tiersOf('e2e/client/first-booking')).toEqual(['gate', 'all']);
	expect(tiersOf('e2e/staff/reports')).toEqual(['all']);
	expect(tiersOf('e2e/staff/admin-pages')).toEqual([]);
	expect(sweptFiles('journeys')).toContain('e2e/staff/admin-pages.journey.test.ts');
	expect(sweptFiles('integration')).not.toContain('e2e/staff/admin-pages.journey.test.ts');
});
