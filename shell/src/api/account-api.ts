import type {
	changeConsent as ChangeConsent,
	changeName as ChangeName,
	changePassword as ChangePassword,
	changeSms as ChangeSms,
	confirmSecondFactor as ConfirmSecondFactor,
	deleteAccount as DeleteAccount,
	exportMyData as ExportMyData,
	logoutEverywhere as LogoutEverywhere,
	removePhone as RemovePhone,
	removeSecondFactor as RemoveSecondFactor,
	startSecondFactor as StartSecondFactor,
} from '@tulia/contracts/account/endpoints';
import type { Account } from '@tulia/contracts/account/schemas';
import type { BodyOf, ParamsOf, ResponseOf } from '@tulia/contracts/endpoint';
import {
	changeConsent,
	changeName,
	changePassword,
	changeSms,
	confirmSecondFactor,
	deleteAccount,
	exportMyData,
	logoutEverywhere,
	removePhone,
	removeSecondFactor,
	startSecondFactor,
} from '@tulia/contracts/routes/account';
import { type AppStore, baseApi, patchAccount, requestFor } from '@tulia/platform';

interface Change<T> {
	readonly dispatch: AppStore['dispatch'];
	readonly queryFulfilled: Promise<{ readonly data: T }>;
}

/** Writes a successful change to the cache instead of refetching the account. `after` derives it from the response. */
const shown =
	<T>(after: (answer: T, before: Account) => Account) =>
	async (_request: unknown, { dispatch, queryFulfilled }: Change<T>): Promise<void> => {
		const answer = await queryFulfilled.catch(() => undefined); // the caller shows the error
		if (answer) dispatch(patchAccount((before) => after(answer.data, before)));
	};

const showAnswer = shown<Account>((account) => account);

const accountApi = baseApi.injectEndpoints({
	overrideExisting: 'throw',
	endpoints: (build) => ({
		changeName: build.mutation<ResponseOf<typeof ChangeName>, BodyOf<typeof ChangeName>>({
			query: (body) => requestFor(changeName, { body }),
			onQueryStarted: showAnswer,
		}),
		changePassword: build.mutation<ResponseOf<typeof ChangePassword>, BodyOf<typeof ChangePassword>>({
			query: (body) => requestFor(changePassword, { body }),
		}),
		removePhone: build.mutation<ResponseOf<typeof RemovePhone>, void>({
			query: () => requestFor(removePhone),
			onQueryStarted: showAnswer,
		}),
		changeSms: build.mutation<ResponseOf<typeof ChangeSms>, BodyOf<typeof ChangeSms>>({
			query: (body) => requestFor(changeSms, { body }),
			onQueryStarted: showAnswer,
		}),
		logoutEverywhere: build.mutation<ResponseOf<typeof LogoutEverywhere>, void>({
			query: () => requestFor(logoutEverywhere),
		}),
		changeConsent: build.mutation<
			ResponseOf<typeof ChangeConsent>,
			ParamsOf<typeof ChangeConsent> & BodyOf<typeof ChangeConsent>
		>({
			query: ({ kind, ...body }) => requestFor(changeConsent, { params: { kind }, body }),
			onQueryStarted: showAnswer,
		}),
		// A mutation although it only reads: the response is for a file, and must not stay in the page's cache.
		exportMyData: build.mutation<ResponseOf<typeof ExportMyData>, void>({
			query: () => requestFor(exportMyData),
		}),
		deleteAccount: build.mutation<ResponseOf<typeof DeleteAccount>, BodyOf<typeof DeleteAccount>>({
			query: (body) => requestFor(deleteAccount, { body }),
		}),
		startSecondFactor: build.mutation<ResponseOf<typeof StartSecondFactor>, BodyOf<typeof StartSecondFactor>>({
			query: (body) => requestFor(startSecondFactor, { body }),
		}),
		confirmSecondFactor: build.mutation<ResponseOf<typeof ConfirmSecondFactor>, BodyOf<typeof ConfirmSecondFactor>>({
			query: (body) => requestFor(confirmSecondFactor, { body }),
			onQueryStarted: shown(({ codes }, before) => ({
				...before,
				secondFactor: { ...before.secondFactor, enabled: true, recoveryCodesLeft: codes.length },
			})),
		}),
		removeSecondFactor: build.mutation<ResponseOf<typeof RemoveSecondFactor>, BodyOf<typeof RemoveSecondFactor>>({
			query: (body) => requestFor(removeSecondFactor, { body }),
			onQueryStarted: shown((_answer, before) => ({
				...before,
				secondFactor: { ...before.secondFactor, enabled: false, recoveryCodesLeft: 0 },
			})),
		}),
	}),
});

export const {
	useChangeNameMutation,
	useChangePasswordMutation,
	useRemovePhoneMutation,
	useChangeSmsMutation,
	useLogoutEverywhereMutation,
	useChangeConsentMutation,
	useExportMyDataMutation,
	useDeleteAccountMutation,
	useStartSecondFactorMutation,
	useConfirmSecondFactorMutation,
	useRemoveSecondFactorMutation,
} = accountApi;
