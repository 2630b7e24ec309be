import type { BodyOf, ResponseOf } from '@tulia/contracts/endpoint';
import { answerOffer, readOffer } from '@tulia/contracts/routes/waiting-list';
import type { answerOffer as AnswerOffer, readOffer as ReadOffer } from '@tulia/contracts/waiting-list/endpoints';
import { baseApi, requestFor } from '@tulia/platform';

const offersApi = baseApi.injectEndpoints({
	overrideExisting: 'throw',
	endpoints: (build) => ({
		readOffer: build.query<ResponseOf<typeof ReadOffer>, BodyOf<typeof ReadOffer>>({
			query: (body) => requestFor(readOffer, { body }),
			// Opening the link again shows the current state of the offer.
			keepUnusedDataFor: 0,
			providesTags: ['WaitingEntry'],
		}),
		answerOffer: build.mutation<ResponseOf<typeof AnswerOffer>, BodyOf<typeof AnswerOffer>>({
			query: (body) => requestFor(answerOffer, { body }),
			invalidatesTags: ['WaitingEntry', 'Appointment', 'Availability'],
		}),
	}),
});

export const { useReadOfferQuery, useAnswerOfferMutation } = offersApi;
