import type { PhoneStates } from '../../client/phone-state.ts';
import type { RequestFor, ResultFor } from '../../platform/http/http.ts';
import { ok, type Result, refuse } from '../../platform/http/result.ts';
import { type PhoneNumber, phoneNumber } from '../../platform/phone-number.ts';
import type { ReadAccount } from '../own/read-account.usecase.ts';

export interface ChangeSmsDeps {
	readonly phoneStates: Pick<PhoneStates, 'stop' | 'start'>;
	readonly read: ReadAccount;
	readonly now: () => Date;
}

type OwnPhone = Awaited<ReturnType<ReadAccount>>['phone'];

/**
 * The owner of a number may stop SMS to it. Only an account that confirmed the number may withdraw the stop: staff may
 * have typed a stranger's number. A stop by the carrier is lifted only by the carrier.
 */
function changeable(phone: OwnPhone, wanted: boolean): Result<PhoneNumber, 'no_phone' | 'stopped_by_carrier'> {
	const number = phone && phoneNumber(phone.number);
	if (!phone || !number || (wanted && !phone.confirmed)) return refuse('no_phone');
	return wanted && phone.stopped?.by === 'carrier' ? refuse('stopped_by_carrier') : ok(number);
}

/** Stops SMS to the account's number, or withdraws the stop. */
export const changeSms =
	({ phoneStates, read, now }: ChangeSmsDeps) =>
	async ({ body: { wanted }, caller }: RequestFor<'changeSms', 'body' | 'caller'>): Promise<ResultFor<'changeSms'>> => {
		const { phone } = await read(caller);
		const number = changeable(phone, wanted);
		if (!number.ok) return number;
		const at = now().toISOString();
		await (wanted ? phoneStates.start(number.value, at) : phoneStates.stop(number.value, 'account', at));
		return ok(await read(caller));
	};
