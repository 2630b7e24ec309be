import type { BodyOf, QueryOf, ResponseOf } from '@tulia/contracts/endpoint';
import type {
	changePriceToPay as ChangePriceToPay,
	decideCharge as DecideCharge,
	exportTakings as ExportTakings,
	notePayment as NotePayment,
	reversePayment as ReversePayment,
} from '@tulia/contracts/payment/endpoints';
import type { Receipt, Takings, VisitPayments } from '@tulia/contracts/payment/schemas';
import {
	changePriceToPay,
	decideCharge,
	exportTakings,
	getPayments,
	getReceipt,
	getTakings,
	notePayment,
	reversePayment,
	sendReceipt,
} from '@tulia/contracts/routes/payment';
import { type AppStore, baseApi, problemIn, requestFor } from '@tulia/platform';

interface OnVisit<Body> {
	readonly id: string;
	readonly body: Body;
}
type Dispatch = AppStore['dispatch'];

/** The tags that a change invalidates. After a refusal nothing is changed, but the cached data may be stale. */
const tagsAfterChange = (_result: unknown, error: unknown) =>
	error === undefined || problemIn(error) !== undefined ? (['Payment'] as const) : [];

const paymentsApi = baseApi.enhanceEndpoints({ addTagTypes: ['AppointmentDetail'] }).injectEndpoints({
	overrideExisting: 'throw',
	endpoints: (build) => ({
		getPayments: build.query<VisitPayments, { readonly id: string }>({
			query: (params) => requestFor(getPayments, { params }),
			// The amount due depends on the outcome of the visit.
			providesTags: ['Payment', 'AppointmentDetail'],
		}),
		/** The request is idempotent by its key. */
		notePayment: build.mutation<
			VisitPayments,
			OnVisit<BodyOf<typeof NotePayment>> & { readonly idempotencyKey: string }
		>({
			query: ({ id, body, idempotencyKey }) =>
				requestFor(notePayment, { params: { id }, body, headers: { 'Idempotency-Key': idempotencyKey } }),
			onQueryStarted: cachePayments,
			invalidatesTags: tagsAfterChange,
		}),
		reversePayment: build.mutation<
			VisitPayments,
			OnVisit<BodyOf<typeof ReversePayment>> & { readonly paymentId: string }
		>({
			query: ({ id, paymentId, body }) => requestFor(reversePayment, { params: { id, paymentId }, body }),
			onQueryStarted: cachePayments,
			invalidatesTags: tagsAfterChange,
		}),
		changePriceToPay: build.mutation<VisitPayments, OnVisit<BodyOf<typeof ChangePriceToPay>>>({
			query: ({ id, body }) => requestFor(changePriceToPay, { params: { id }, body }),
			onQueryStarted: cachePayments,
			invalidatesTags: tagsAfterChange,
		}),
		decideCharge: build.mutation<VisitPayments, OnVisit<BodyOf<typeof DecideCharge>>>({
			query: ({ id, body }) => requestFor(decideCharge, { params: { id }, body }),
			onQueryStarted: cachePayments,
			invalidatesTags: tagsAfterChange,
		}),
		getReceipt: build.query<Receipt, string>({
			query: (number) => requestFor(getReceipt, { params: { number } }),
			providesTags: ['Payment'],
		}),
		sendReceipt: build.mutation<unknown, string>({
			query: (number) => requestFor(sendReceipt, { params: { number } }),
			invalidatesTags: ['Payment'],
		}),
		getTakings: build.query<Takings, string>({
			query: (day) => requestFor(getTakings, { query: { day } }),
			providesTags: ['Payment'],
		}),
		exportTakings: build.mutation<ResponseOf<typeof ExportTakings>, QueryOf<typeof ExportTakings>>({
			query: (query) => requestFor(exportTakings, { query }),
		}),
	}),
});

/** Writes the response of a change into the cache, so that all parts of the page show the same version. */
async function cachePayments(
	{ id }: { readonly id: string },
	call: { readonly dispatch: Dispatch; readonly queryFulfilled: Promise<{ readonly data: VisitPayments }> },
): Promise<void> {
	// The form shows the refusal.
	const answer = await call.queryFulfilled.catch(() => undefined);
	if (answer) await call.dispatch(paymentsApi.util.upsertQueryData('getPayments', { id }, answer.data));
}

export const {
	useChangePriceToPayMutation,
	useDecideChargeMutation,
	useExportTakingsMutation,
	useGetPaymentsQuery,
	useGetReceiptQuery,
	useGetTakingsQuery,
	useNotePaymentMutation,
	useReversePaymentMutation,
	useSendReceiptMutation,
} = paymentsApi;
