import type { confirmPhone as ConfirmPhone, startPhone as StartPhone } from '@tulia/contracts/account/endpoints';
import type { Account } from '@tulia/contracts/account/schemas';
import type { BodyOf, ResponseOf } from '@tulia/contracts/endpoint';
import { confirmPhone, startPhone } from '@tulia/contracts/routes/account';
import { baseApi } from './base-api.ts';
import { requestFor } from './request-for.ts';
import { patchAccount } from './shared-api.ts';

interface Change {
	readonly dispatch: (action: ReturnType<typeof patchAccount>) => unknown;
	readonly queryFulfilled: Promise<{ readonly data: Account }>;
}

/** What the answer says of the account is shown at once, without asking for it again. */
async function showAnswer(_asked: unknown, { dispatch, queryFulfilled }: Change): Promise<void> {
	const answer = await queryFulfilled.catch(() => undefined); // whoever asked for the change says why not
	if (answer) dispatch(patchAccount(() => answer.data));
}

const phoneApi = baseApi.injectEndpoints({
	overrideExisting: 'throw',
	endpoints: (build) => ({
		startPhone: build.mutation<ResponseOf<typeof StartPhone>, BodyOf<typeof StartPhone>>({
			query: (body) => requestFor(startPhone, { body }),
			onQueryStarted: showAnswer,
		}),
		confirmPhone: build.mutation<ResponseOf<typeof ConfirmPhone>, BodyOf<typeof ConfirmPhone>>({
			query: (body) => requestFor(confirmPhone, { body }),
			onQueryStarted: showAnswer,
		}),
	}),
});

/** Sends a code to a number of the caller. */
export const useStartPhoneMutation = phoneApi.useStartPhoneMutation;
/** Confirms the number with its code. */
export const useConfirmPhoneMutation = phoneApi.useConfirmPhoneMutation;
