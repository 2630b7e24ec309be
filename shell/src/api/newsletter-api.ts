import type { BodyOf, ResponseOf } from '@tulia/contracts/endpoint';
import type { subscribe as Subscribe } from '@tulia/contracts/newsletter/endpoints';
import { subscribe } from '@tulia/contracts/routes/newsletter';
import { baseApi, requestFor } from '@tulia/platform';

/** What the footer writes; the pages behind the links of the mails are the content module's. */
export const newsletterApi = baseApi.injectEndpoints({
	overrideExisting: 'throw',
	endpoints: (build) => ({
		subscribe: build.mutation<ResponseOf<typeof Subscribe>, BodyOf<typeof Subscribe>>({
			query: (body) => requestFor(subscribe, { body }),
		}),
	}),
});
