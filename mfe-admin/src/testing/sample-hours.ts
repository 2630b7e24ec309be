import type { HoursRequestToDecide, MyHours } from '@tulia/contracts/own-hours/schemas';

const day = [{ from: '09:00', to: '17:00' }];
const lunch = [{ from: '13:00', to: '14:00' }];
const plan = {
	weeklyHours: { monday: day, tuesday: day },
	breaks: { monday: lunch },
	timeOff: [
		{ from: '2026-10-01', to: '2026-10-02' },
		{ from: '2026-12-24', to: '2026-12-26' },
	],
};
const friday = { from: '2026-11-20', to: '2026-11-20', hours: { from: '13:00', to: '17:00' } };

/** A psychologist’s own hours, which need approval, without a request. */
export const myHours: MyHours = {
	psychologist: { id: 'p1', name: 'Amina Hassan' },
	...plan,
	version: 3,
	rule: 'ask_first',
};

export const openRequest: NonNullable<MyHours['request']> = {
	state: 'open',
	before: plan,
	after: { ...plan, timeOff: [...plan.timeOff, friday] },
	reason: 'The school play',
	askedAt: '2026-11-09T06:00:00.000Z',
	version: 1,
};

export const toDecide: HoursRequestToDecide = {
	psychologist: myHours.psychologist,
	before: openRequest.before,
	after: openRequest.after,
	reason: 'The school play',
	askedAt: openRequest.askedAt,
	version: 1,
	affected: [],
	isOutdated: false,
};
