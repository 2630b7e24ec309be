import { freshTable } from '@tulia/test-kit/fresh-table';
import { type BookingStage, bookingStage } from './testing/booking-stage.ts';

jest.setTimeout(60_000);

let stage: BookingStage;
afterEach(() => stage.close());

/** Commands sent from here on, in order: name, and whether the read asks for the latest writes. */
function watch({ client }: BookingStage) {
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

test('a booking decides on nothing an edit has just changed: every read is consistent', async () => {
	stage = await bookingStage(await freshTable(), ['amina', 'otieno', 'wanjiku']);
	const client = await stage.addClient('one');
	const sent = watch(stage);
	expect(await stage.book(client)).toMatchObject({ ok: true });
	const reads = sent.filter(({ name }) => name !== 'TransactWriteItemsCommand');
	expect(reads.filter(({ consistent }) => !consistent)).toEqual([]);
});

test('a booking asks for each fact once, and writes once', async () => {
	stage = await bookingStage(await freshTable(), ['amina', 'otieno', 'wanjiku']);
	const client = await stage.addClient('one');
	const sent = watch(stage);
	await stage.book(client);
	const names = sent.map(({ name }) => name);
	// The client, with the psychologists; then services, closures, profile and three diaries, which their versions vouch for.
	expect(names.slice(0, 2).sort()).toEqual(['BatchGetItemCommand', 'QueryCommand']);
	expect(names.slice(2, 8).sort()).toEqual(['GetItemCommand', ...Array.from({ length: 5 }, () => 'QueryCommand')]);
	expect(names.slice(8)).toEqual(['TransactWriteItemsCommand']);
});
