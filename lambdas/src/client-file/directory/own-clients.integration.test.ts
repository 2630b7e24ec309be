import { versionInForce } from '@tulia/contracts/consent-wording';
import { freshTable } from '@tulia/test-kit/fresh-table';
import { type BookingFixture, bookingFixture } from '../../../test-support/appointment/booking-fixture.ts';
import { clientFiles } from '../../../test-support/client-file/client-files.ts';
import { noteConsent } from '../change/note-consent.usecase.ts';
import { getClient } from '../get-client.usecase.ts';
import { listClients } from './list-clients.usecase.ts';

let fixture: BookingFixture;
let [faith, samuel] = ['', ''];
beforeEach(async () => {
	fixture = await bookingFixture(await freshTable(), ['amina', 'peter']);
	const files = clientFiles(fixture);
	faith = await files.added('Faith Akinyi');
	samuel = await files.added('Samuel Kiprop');
	await files.bookFor(faith, { time: '9:00 AM', psychologistId: 'amina' });
	await files.bookFor(faith, { time: '12:00 PM', psychologistId: 'peter' });
	await files.bookFor(samuel, { time: '9:00 AM', psychologistId: 'peter' });
	// A search that streams all records to the index first.
	await files.found('nobody');
});
afterEach(() => fixture.close());

const deps = () => clientFiles(fixture).deps;
const amina = { userId: 'a', roles: ['psychologist'], psychologistId: 'amina' } as const;
const listed = async (query: { search?: string } = {}) => {
	const answer = await listClients(deps())({ query, caller: amina });
	if (!answer.ok) throw new Error(answer.refusal);
	return answer.value.data.map(({ id }) => id);
};

test('a psychologist opens the file of their own client, and sees only their own visits', async () => {
	const file = await getClient(deps())({ params: { id: faith }, caller: amina });
	expect(file).toMatchObject({ ok: true, value: { client: { name: 'Faith Akinyi' }, paid: [], writings: [] } });
	expect(file.ok && file.value.visits.map(({ psychologistId }) => psychologistId)).toEqual(['amina']);
});

test('another psychologist’s client is not found, like an unknown one', async () => {
	const unknown = { ok: false, refusal: 'not_found' };
	for (const id of [samuel, 'nobody']) {
		expect(await getClient(deps())({ params: { id }, caller: amina })).toEqual(unknown);
		const body = { given: true, how: 'at_desk', wording: versionInForce.terms } as const;
		expect(await noteConsent(deps())({ params: { id, kind: 'terms' }, body, caller: amina })).toEqual(unknown);
	}
});

test('a psychologist lists and finds only their own clients', async () => {
	expect(await listed()).toEqual([faith]);
	expect(await listed({ search: 'akinyi' })).toEqual([faith]);
	expect(await listed({ search: 'kiprop' })).toEqual([]);
});
