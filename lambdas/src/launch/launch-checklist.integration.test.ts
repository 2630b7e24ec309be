import { type FreshTable, freshTable } from '@tulia/test-kit/fresh-table';
import {
	sampleProfile,
	samplePsychologist,
	sampleSchedule,
	sampleServices,
} from '../../test-support/appointment/sample-centre.ts';
import { scanEntity } from '../../test-support/appointment/table-invariants.ts';
import { calendarRepository } from '../calendar/calendar.repository.ts';
import { newId } from '../platform/new-id.ts';
import { profileRepository } from '../profile/profile.repository.ts';
import { psychologistRepository } from '../psychologist/psychologist.repository.ts';
import { serviceRepository } from '../service/service.repository.ts';
import { launchRepository } from './launch.repository.ts';
import { getLaunchChecklist, tickLaunchItem } from './launch-checklist.usecase.ts';

const NOW = new Date('2026-11-23T06:00:00.000Z');

let table: FreshTable;
beforeEach(async () => {
	table = await freshTable();
});
afterEach(() => table.close());

const deps = () => ({
	launch: launchRepository(table.db, table.tableName),
	profiles: profileRepository(table.db, table.tableName),
	calendar: calendarRepository(table.db, table.tableName),
	services: serviceRepository(table.db, table.tableName),
	psychologists: psychologistRepository(table.db, table.tableName),
	people: async (ids: readonly string[]) => new Map(ids.map((id) => [id, { name: `Name of ${id}` }])),
	mailDomain: 'sample.example',
	now: () => NOW,
	newId,
});
const tick = (userId: string, done = true) =>
	tickLaunchItem(deps())({ params: { item: 'kiswahili_reviewed' }, body: { done }, caller: { userId } });
async function entries() {
	const answer = await getLaunchChecklist(deps())();
	if (!answer.ok) throw new Error(answer.refusal);
	return answer.value.data;
}
const entryOf = async (item: string) => (await entries()).find((entry) => entry.item === item);

test('the checklist of an empty table is open from its first item to its last', async () => {
	const open = (await entries()).filter(({ done }) => !done).map(({ item }) => item);
	expect(open).toEqual([
		...['own_facts', 'sender_in_domain', 'crisis_lines_called', 'bookable'],
		...['crisis_lines_written_to', 'kiswahili_reviewed', 'hosting_reviewed', 'saved_content_own'],
	]);
});

test('an item that the system checks is done once it is true', async () => {
	await profileRepository(table.db, table.tableName).save(sampleProfile);
	for (const [order, service] of sampleServices.entries()) await deps().services.save(service, order + 1, true);
	await deps().psychologists.save(samplePsychologist('amina'), sampleSchedule);
	expect(await entryOf('sender_in_domain')).toEqual({ item: 'sender_in_domain', done: true, missing: [] });
	expect(await entryOf('bookable')).toMatchObject({ done: true });
});

test('a ticked item shows who and when, is audited, and can be unticked', async () => {
	expect(await tick('amina')).toMatchObject({ ok: true });
	expect(await entryOf('kiswahili_reviewed')).toEqual({
		item: 'kiswahili_reviewed',
		done: true,
		missing: [],
		ticked: { by: { id: 'amina', name: 'Name of amina' }, at: NOW.toISOString() },
	});
	expect(await tick('otieno', false)).toMatchObject({ ok: true });
	expect(await entryOf('kiswahili_reviewed')).toMatchObject({ done: false });
	const audit = await scanEntity(table, 'audit');
	expect(audit.map(({ action, actor, object }) => [action, actor, object]).sort()).toEqual([
		['launch_item_ticked', 'amina', 'kiswahili_reviewed'],
		['launch_item_unticked', 'otieno', 'kiswahili_reviewed'],
	]);
});

test('of two concurrent ticks of an item one succeeds, and the other is refused as a conflict', async () => {
	const outcomes = await Promise.all([tick('amina'), tick('otieno')]);
	expect(outcomes.map(({ ok }) => ok).sort()).toEqual([false, true]);
	expect(outcomes.find(({ ok }) => !ok)).toMatchObject({ refusal: 'changed_meanwhile' });
	expect(await tick('otieno')).toMatchObject({ refusal: 'changed_meanwhile' });
	expect(await scanEntity(table, 'audit')).toHaveLength(1);
});
