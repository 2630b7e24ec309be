import type { BodyOf, QueryOf, ResponseOf } from '@tulia/contracts/endpoint';
import type {
	confirmSubscription as ConfirmSubscription,
	unsubscribe as Unsubscribe,
} from '@tulia/contracts/newsletter/endpoints';
import { confirmSubscription, unsubscribe } from '@tulia/contracts/routes/newsletter';
import { baseApi, requestFor } from '@tulia/platform';

const newsletterApi = baseApi.injectEndpoints({
	overrideExisting: 'throw',
	endpoints: (build) => ({
		confirmSubscription: build.mutation<ResponseOf<typeof ConfirmSubscription>, BodyOf<typeof ConfirmSubscription>>({
			query: (body) => requestFor(confirmSubscription, { body }),
		}),
		unsubscribe: build.mutation<ResponseOf<typeof Unsubscribe>, QueryOf<typeof Unsubscribe>>({
			query: (query) => requestFor(unsubscribe, { query }),
		}),
	}),
});

export const { useConfirmSubscriptionMutation, useUnsubscribeMutation } = newsletterApi;
