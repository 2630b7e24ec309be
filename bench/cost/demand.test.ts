import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { repositoryRoot } from '@tulia/test-kit/repository-root';
import { ceilingOf, demandAssumptions, demandOf, demandTable, partitionsTable, withComputed } from './demand.ts';
import type { Measured } from './measured.ts';

const read = (file: string): string => readFileSync(join(repositoryRoot(), file), 'utf8');
const measured = JSON.parse(read('bench/cost/measured.json')) as Measured;

test('ten times the clients make ten times the demand', () => {
	const [one, ten] = [demandOf(measured, 1000), demandOf(measured, 10_000)];
	for (const name of Object.keys(one) as (keyof typeof one)[]) expect(ten[name]).toBeCloseTo(10 * one[name], 6);
});

test('a client who comes each month books twelve times a year, and is notified twice per visit', () => {
	const { bookingsADay, mailsADay, remindersAtOnce } = demandOf(measured, 365);
	expect(bookingsADay).toBe(12);
	expect(mailsADay).toBe(24);
	expect(remindersAtOnce).toBe(12 / demandAssumptions.startTimesADay);
});

test('the ceiling of a partition that each booking writes twice is half that of a partition written once', () => {
	const shared = { index: 'table', partition: 'STAT#ALL', kind: 'write' as const, touchesPerBooking: 1 };
	expect(ceilingOf(shared)).toBe(500);
	expect(ceilingOf({ ...shared, touchesPerBooking: 2 })).toBe(250);
	expect(ceilingOf({ ...shared, kind: 'read' })).toBe(3000);
});

test('a computed table replaces the previous one, and a page without its marks is refused', () => {
	const page = 'Before\n\n<!-- computed: demand -->\nold\n<!-- end -->\n\nafter';
	expect(withComputed(page, 'demand', 'new')).toBe(page.replace('old', 'new'));
	expect(() => withComputed(page, 'partitions', 'new')).toThrow('The page has no place for "partitions".');
});

test('docs/scale.md shows the tables computed from the measurements', () => {
	const page = read('docs/scale.md');
	expect(page).toBe(withComputed(page, 'demand', demandTable(measured)));
	expect(page).toBe(withComputed(page, 'partitions', partitionsTable(measured)));
});
