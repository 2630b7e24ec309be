import { randomUUID } from 'node:crypto';
import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { freshTable } from '@tulia/test-kit/fresh-table';
import { injectFaults } from '../../test-support/appointment/fault-injection.ts';
import { ofEntity } from '../../test-support/appointment/table-invariants.ts';
import {
	deskOf,
	expectTruePayments,
	type PaymentFixture,
	paymentFixture,
} from '../../test-support/payment/payment-fixture.ts';

let desk: PaymentFixture;
beforeEach(async () => {
	desk = await paymentFixture(await freshTable());
});
afterEach(() => desk.close());

const cash = (amount: number, version = 0) => ({ method: 'cash', amount, version }) as const;

test('an unpaid visit has the price of the booking left to pay', async () => {
	expect(await desk.paymentsOf(await desk.visit())).toMatchObject({
		...{ price: 3500, due: 3500, stillToPay: 3500, paid: 0, version: 0, entries: [] },
	});
	expect(await desk.note('none', cash(1))).toEqual({ ok: false, refusal: 'not_found' });
});

test('a visit is paid in parts, each with a receipt and the amount left', async () => {
	const id = await desk.visit();
	await desk.note(id, cash(1000));
	const answer = await desk.note(id, { method: 'mpesa', amount: 2500, mpesaCode: 'SJL4K0EXMP', version: 1 });
	expect(answer).toMatchObject({
		ok: true,
		value: {
			...{ paid: 3500, stillToPay: 0, overpaid: 0, version: 2 },
			entries: [
				{ method: 'cash', amount: 1000, receiptNumber: 'R-2026-000001', by: 'Client staff', isReversed: false },
				{ method: 'mpesa', amount: 2500, receiptNumber: 'R-2026-000002', mpesaCode: 'SJL4K0EXMP' },
			],
		},
	});
	expect(await desk.note(id, cash(1, 2))).toMatchObject({ refusal: 'more_than_owed' });
	expect(await desk.note(id, { ...cash(500, 2), isMore: true })).toMatchObject({ value: { overpaid: 500 } });
	await expectTruePayments(desk);
});

test('a waiver needs a reason, which is stored sealed, and gets no receipt', async () => {
	const id = await desk.visit();
	expect(await desk.note(id, { method: 'waived', amount: 3500 })).toMatchObject({ refusal: 'invalid_request' });
	const answer = await desk.note(id, { method: 'waived', amount: 3500, reason: 'Lost her work' });
	expect(answer).toMatchObject({
		value: { waived: 3500, paid: 0, stillToPay: 0, entries: [{ reason: 'Lost her work' }] },
	});
	const items = await desk.items();
	expect(JSON.stringify(items)).not.toContain('Lost her work');
	expect(ofEntity(items, 'receipt')).toEqual([]);
	await expectTruePayments(desk);
});

test('the receipts of a year begin at one, when the year begins at the centre', async () => {
	const [one = '', two = ''] = await desk.visits(2);
	const at = (now: string) => deskOf({ ...desk.deskDeps, now: () => new Date(now) });
	await at('2026-12-31T20:59:59.999Z').note(one, cash(1000));
	await at('2026-12-31T21:00:00.000Z').note(one, cash(1000, 1));
	await at('2026-12-31T21:00:00.001Z').note(two, cash(1000));
	expect((await desk.paymentsOf(one)).entries.map(({ receiptNumber }) => receiptNumber)).toEqual([
		'R-2026-000001',
		'R-2027-000001',
	]);
	expect((await desk.paymentsOf(two)).entries).toMatchObject([{ receiptNumber: 'R-2027-000002' }]);
	await expectTruePayments(desk);
});

test('an M-Pesa code is recorded once, the refusal names the visit, and a reversal frees it', async () => {
	const [one = '', other = ''] = await desk.visits(2);
	const mpesa = { method: 'mpesa', amount: 3500, mpesaCode: 'SJL4K0EXMP' } as const;
	const first = await desk.note(one, mpesa);
	const refused = await desk.note(other, mpesa);
	expect(refused).toMatchObject({ refusal: 'mpesa_code_used', affected: [{ id: one }] });
	const { ticketNumber } = await desk.paymentsOf(one);
	expect(refused).toMatchObject({ detail: `This M-Pesa code is noted already, for ${ticketNumber}.` });
	const paymentId = first.ok ? (first.value.entries[0]?.id ?? '') : '';
	await desk.takeBack(one, paymentId, 1);
	expect(await desk.note(other, mpesa)).toMatchObject({ ok: true });
	await expectTruePayments(desk);
});

test('of two visits that record one code at once, one succeeds', async () => {
	const ids = await desk.visits(6);
	const answers = await Promise.all(
		ids.map((id) => desk.note(id, { method: 'mpesa', amount: 3500, mpesaCode: 'SJL4K0EXMP' })),
	);
	expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
	expect(answers.filter((one) => !one.ok && one.refusal === 'mpesa_code_used')).toHaveLength(5);
	await expectTruePayments(desk);
});

test('of ten concurrent reversals of a payment one succeeds, with an entry and a credit receipt of its own', async () => {
	const id = await desk.visit();
	const noted = await desk.note(id, cash(3500));
	const paymentId = noted.ok ? (noted.value.entries[0]?.id ?? '') : '';
	const answers = await Promise.all(Array.from({ length: 10 }, () => desk.takeBack(id, paymentId, 1)));
	expect(answers.every(({ ok }) => ok)).toBe(true);
	expect(await desk.paymentsOf(id)).toMatchObject({
		...{ paid: 0, stillToPay: 3500, version: 2 },
		entries: [
			{ amount: 3500, isReversed: true, receiptNumber: 'R-2026-000001' },
			{ amount: -3500, kind: 'reversal', receiptNumber: 'R-2026-000002', reason: 'Wrong visit' },
		],
	});
	const [receipt, credit] = ofEntity(await desk.items(), 'receipt');
	expect(receipt).toMatchObject({ number: 'R-2026-000001', correctedBy: 'R-2026-000002', kind: 'receipt' });
	expect(credit).toMatchObject({ number: 'R-2026-000002', corrects: 'R-2026-000001', kind: 'credit', amount: 3500 });
	await expectTruePayments(desk);
});

test('the amount due is lowered with a reason, below the price and above what is paid, and restored', async () => {
	const id = await desk.visit();
	expect(await desk.ask(id, 3501)).toMatchObject({ refusal: 'price_out_of_range' });
	expect(await desk.ask(id, 2000)).toMatchObject({ value: { price: 3500, due: 2000, stillToPay: 2000 } });
	await desk.note(id, cash(1500, 1));
	expect(await desk.ask(id, 1499, 2)).toMatchObject({ refusal: 'price_out_of_range' });
	expect(await desk.ask(id, 3500, 2)).toMatchObject({
		value: { stillToPay: 2000, priceChanges: [{ from: 3500, to: 2000, reason: 'A student' }, { to: 3500 }] },
	});
	expect(ofEntity(await desk.items(), 'audit').flatMap(({ change }) => change ?? [])).toEqual(
		expect.arrayContaining([
			{ from: 'USD 3500', to: 'USD 2000' },
			{ from: 'USD 2000', to: 'USD 3500' },
		]),
	);
});

test('of two people at the desk who record a payment at once, one is refused as outdated', async () => {
	const id = await desk.visit();
	const answers = await Promise.all([desk.note(id, cash(1500)), desk.note(id, cash(1500))]);
	expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
	expect(answers.find(({ ok }) => !ok)).toMatchObject({ refusal: 'changed_meanwhile', current: { version: 1 } });
	await expectTruePayments(desk);
});

test('retries under one idempotency key record one payment, and another amount under that key is refused', async () => {
	const id = await desk.visit();
	const key = randomUUID();
	const answers = await Promise.all(Array.from({ length: 8 }, () => desk.note(id, { ...cash(3500), key })));
	expect(answers.every(({ ok }) => ok)).toBe(true);
	expect(await desk.paymentsOf(id)).toMatchObject({ paid: 3500, version: 1 });
	expect(await desk.note(id, { ...cash(100), key })).toMatchObject({ refusal: 'idempotency_key_reused' });
	await expectTruePayments(desk);
});

test('twelve concurrent payments get consecutive receipt numbers without a duplicate', async () => {
	const ids = await desk.visits(12);
	const patient = deskOf({
		...desk.deskDeps,
		sleep: () => new Promise((done) => setTimeout(done, 20 + Math.random() * 400)),
	});
	const note = async (id: string): Promise<void> => {
		for (;;) {
			const answer = await patient.note(id, { ...cash(3500), key: KEYS.get(id) ?? '' }).catch(() => undefined);
			if (answer?.ok) return;
		}
	};
	const KEYS = new Map(ids.map((id) => [id, randomUUID()]));
	await Promise.all(ids.map(note));
	const numbers = ofEntity(await desk.items(), 'receipt').map(({ number }) => number);
	expect([...numbers].sort()).toEqual(ids.map((_id, at) => `R-2026-${String(at + 1).padStart(6, '0')}`));
	await expectTruePayments(desk);
});

describe.each(['refuse_before', 'lose_answer'] as const)('when a call fails: %s', (fault) => {
	test.each([0, 1, 2, 3])(
		'after failing writes (try %d), a retry under the same key records once and leaves no gap',
		async (at) => {
			const [id = '', other = ''] = await desk.visits(2);
			const key = randomUUID();
			const faults = Array.from({ length: at + 1 }, () => fault);
			injectFaults(desk.client, 'TransactWriteItemsCommand', faults);
			const first = await desk.note(id, { ...cash(3500), key }).catch((error: unknown) => error);
			expect(first).toBeDefined();
			await desk.note(id, { ...cash(3500), key });
			await desk.note(other, cash(3500));
			expect(await desk.paymentsOf(id)).toMatchObject({ paid: 3500, version: 1 });
			expect(ofEntity(await desk.items(), 'receipt')).toHaveLength(2);
			await expectTruePayments(desk);
		},
	);

	test('a reversal whose response was lost is done once', async () => {
		const id = await desk.visit();
		const noted = await desk.note(id, cash(3500));
		const paymentId = noted.ok ? (noted.value.entries[0]?.id ?? '') : '';
		injectFaults(desk.client, 'TransactWriteItemsCommand', [fault]);
		await desk.takeBack(id, paymentId, 1);
		expect(await desk.takeBack(id, paymentId, 1)).toMatchObject({ ok: true, value: { version: 2 } });
		await expectTruePayments(desk);
	});
});

test('a card payment that is refunded in cash reduces the cash in the takings and leaves nothing paid for the visit', async () => {
	const [id = ''] = await desk.visits(1);
	const noted = await desk.note(id, { method: 'card', amount: 3500 });
	await desk.takeBack(id, noted.ok ? (noted.value.entries[0]?.id ?? '') : '', 1, { method: 'cash' });
	expect((await desk.takings()).totals).toMatchObject([{ received: 0, methods: { card: 3500, cash: -3500 } }]);
	expect(await desk.paymentsOf(id)).toMatchObject({
		paid: 0,
		overpaid: 0,
		entries: [{ method: 'card' }, { kind: 'reversal', method: 'cash' }],
	});
	await expectTruePayments(desk);
});

test('the takings of a day are those of its payments, by method and psychologist, in the currency of each', async () => {
	const [one = '', two = '', three = ''] = await desk.visits(3);
	await desk.db.send(
		new UpdateCommand({
			TableName: desk.tableName,
			Key: { PK: `APPT#${three}`, SK: 'META' },
			UpdateExpression: 'SET currency = :kes',
			ExpressionAttributeValues: { ':kes': 'KES' },
		}),
	);
	await desk.note(one, cash(3500));
	await desk.note(two, { method: 'insurance', amount: 3500, insurer: 'Jubilee', claimNumber: 'C-1' });
	const noted = await desk.note(three, cash(1000));
	const paymentId = noted.ok ? (noted.value.entries[0]?.id ?? '') : '';
	const later = deskOf({ ...desk.deskDeps, now: () => new Date('2026-11-24T21:00:00.000Z') });
	await later.takeBack(three, paymentId, 1);
	const takings = await desk.takings();
	expect(takings.totals).toMatchObject([
		{ currency: 'KES', received: 1000 },
		{ currency: 'USD', received: 3500, methods: { cash: 3500, insurance: 3500 } },
	]);
	expect(takings.psychologists.map(({ currency, received }) => [currency, received])).toEqual([
		['KES', 1000],
		['USD', 3500],
	]);
	expect(takings.data).toHaveLength(3);
	// Midnight at the centre is 9 PM in UTC: a reversal belongs to the day on which it is recorded.
	expect(await desk.takings('2026-11-25')).toMatchObject({
		totals: [{ received: -1000 }],
		data: [{ kind: 'reversal' }],
	});
	const file = await desk.file('2026-11-24', '2026-11-25');
	expect(file.ok && file.value.csv.split('\r\n')).toHaveLength(5);
	expect(file.ok && file.value.csv).toContain(',-10.00,KES,');
	expect(await desk.file('2026-11-01', '2026-12-02')).toMatchObject({ refusal: 'date_not_bookable' });
});
