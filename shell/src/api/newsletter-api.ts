import type { BodyOf, ResponseOf } from '@tulia/contracts/endpoint';
import type { subscribe as Subscribe } from '@tulia/contracts/newsletter/endpoints';
import { subscribe } from '@tulia/contracts/routes/newsletter';
import { baseApi, requestFor } from '@tulia/platform';

/** The newsletter form of the footer; the pages behind links in mails belong to the content module. */
export const newsletterApi = baseApi.injectEndpoints({
	overrideExisting: 'throw',
	endpoints: (build) => ({
		subscribe: build.mutation<ResponseOf<typeof Subscribe>, BodyOf<typeof Subscribe>>({
			query: (body) => requestFor(subscribe, { body }),
		}),
	}),
});
