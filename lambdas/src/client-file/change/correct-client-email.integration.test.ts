import '../../../test-support/notification/silence-log.ts';
import { type FreshTable, freshTable } from '@tulia/test-kit/fresh-table';
import {
	type EmailChangeFixture,
	emailChangeFixture,
	RIGHT,
	TYPED,
} from '../../../test-support/account/email-change-fixture.ts';
import { ofEntity, scanAll } from '../../../test-support/appointment/table-invariants.ts';
import { fields } from '../../../test-support/notification/notification-fixture.ts';
import { clientRepository } from '../../appointment/store/client.repository.ts';
import { newId } from '../../platform/new-id.ts';
import { clientRecords } from '../client-record.repository.ts';
import { correctClientEmail } from './correct-client-email.usecase.ts';

let table: FreshTable;
let fixture: EmailChangeFixture;
beforeEach(async () => {
	table = await freshTable();
	fixture = await emailChangeFixture(table);
});
afterEach(() => table.close());

const records = () => clientRecords(table.db, table.tableName, async () => fields);
const correct = (email: string, id = fixture.userId) =>
	correctClientEmail({
		...fixture.accounts.deps,
		records: records(),
		clients: clientRepository(table.db, table.tableName, async () => fields),
		newId,
	})({ params: { id }, body: { email, how: 'id' }, caller: { userId: 'desk' } });

test('a confirmed address is notified, stays until the new mailbox confirms, and is then replaced', async () => {
	await fixture.confirmCurrent();
	expect(await correct(` ${RIGHT.toUpperCase()} `)).toMatchObject({
		ok: true,
		value: { email: TYPED, emailVerified: true, newEmail: { email: RIGHT }, identified: { how: 'id' } },
	});
	const sent = await fixture.sendMails();
	expect(sent.map(({ to }) => to).sort()).toEqual([RIGHT, TYPED].sort());
	const link = sent.find(({ to }) => to === RIGHT)?.token ?? '';
	expect(await fixture.confirm(link)).toMatchObject({ ok: true });
	expect(await records().find(fixture.userId)).toMatchObject({ email: RIGHT, emailVerified: true });
	expect((await records().find(fixture.userId))?.newEmail).toBeUndefined();
});

test('an unconfirmed address is replaced at once, and the new one is unconfirmed until its mailbox confirms it', async () => {
	expect(await correct(RIGHT)).toMatchObject({ ok: true, value: { email: RIGHT, emailVerified: false } });
	const sent = await fixture.sendMails();
	expect(sent.map(({ to }) => to)).toEqual([RIGHT]);
	expect(await fixture.confirm(sent[0]?.token ?? '')).toMatchObject({ ok: true });
	expect(await records().find(fixture.userId)).toMatchObject({ email: RIGHT, emailVerified: true });
});

test('the audit names the member of staff who corrected the address, and how the client was identified', async () => {
	await correct(RIGHT);
	const audited = ofEntity(await scanAll(table), 'audit').map(({ actor, action, object }) => [actor, action, object]);
	expect(audited).toEqual(
		expect.arrayContaining([
			['desk', 'client_email_corrected', fixture.userId],
			['desk', 'client_identified_by_id', fixture.userId],
		]),
	);
});

test('another client’s address is refused, and nothing changes', async () => {
	await fixture.accounts.join(RIGHT, 'client', 'Another Client');
	expect(await correct(RIGHT)).toMatchObject({ refusal: 'email_taken', detail: expect.stringContaining('merge') });
	expect(await records().find(fixture.userId)).toMatchObject({ email: TYPED });
	expect(await correct(RIGHT, 'nobody')).toMatchObject({ refusal: 'not_found' });
});
