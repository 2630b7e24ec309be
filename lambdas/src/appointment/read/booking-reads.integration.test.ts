import { freshTable } from '@tulia/test-kit/fresh-table';
import { type BookingFixture, bookingFixture } from '../../../test-support/appointment/booking-fixture.ts';

let fixture: BookingFixture;
afterEach(() => fixture.close());

/** Commands sent from here on, in order: name, and whether the read is consistent. */
function watch({ client }: BookingFixture) {
	const sent: { readonly name: string; readonly consistent: boolean }[] = [];
	client.middlewareStack.add(
		(next, context) => (args) => {
			const text = JSON.stringify(args.input);
			sent.push({ name: context.commandName ?? '', consistent: text.includes('"ConsistentRead":true') });
			return next(args);
		},
		{ step: 'initialize' },
	);
	return sent;
}

test('a booking never decides on stale data: every read is strongly consistent', async () => {
	fixture = await bookingFixture(await freshTable(), ['amina', 'otieno', 'wanjiku']);
	const client = await fixture.addClient('one');
	const sent = watch(fixture);
	expect(await fixture.book(client)).toMatchObject({ ok: true });
	const reads = sent.filter(({ name }) => name !== 'TransactWriteItemsCommand');
	expect(reads.filter(({ consistent }) => !consistent)).toEqual([]);
});

test('a booking reads each fact once, and writes once', async () => {
	fixture = await bookingFixture(await freshTable(), ['amina', 'otieno', 'wanjiku']);
	const client = await fixture.addClient('one');
	const sent = watch(fixture);
	await fixture.book(client);
	const names = sent.map(({ name }) => name);
	// First the client and the psychologists; then services, closures, profile and the cells of three psychologists,
	// whose versions the transaction checks.
	expect(names.slice(0, 2).sort()).toEqual(['BatchGetItemCommand', 'QueryCommand']);
	expect(names.slice(2, 8).sort()).toEqual(['GetItemCommand', ...Array.from({ length: 5 }, () => 'QueryCommand')]);
	expect(names.slice(8)).toEqual(['TransactWriteItemsCommand']);
});
