import type { RequestFor, ResultFor } from '../../platform/http/http.ts';
import { ok, refuse } from '../../platform/http/result.ts';
import { lastFour } from '../../platform/last-four.ts';
import type { PhoneNumber } from '../../platform/phone-number.ts';
import { type CalendarFeedStore, ownFeedOf } from '../feed/calendar-feed.ts';
import type { NoticeChoice, NoticeChoiceStore } from '../notices/notice-choice.ts';
import type { OwnCaller } from '../own-caller.ts';

export interface MyDaySettingsDeps {
	readonly feeds: Pick<CalendarFeedStore, 'find'>;
	readonly choices: NoticeChoiceStore;
	/** The number that an account confirmed by a code. */
	readonly confirmedNumber: (userId: string) => Promise<PhoneNumber | undefined>;
}

interface PsychologistCall {
	readonly caller: OwnCaller;
}

/** A psychologist's settings. They omit the address of the feed, which cannot be read again. */
export const getMyDaySettings =
	({ feeds, choices, confirmedNumber }: MyDaySettingsDeps) =>
	async ({ caller: { userId, psychologistId } }: PsychologistCall): Promise<ResultFor<'getMyDaySettings'>> => {
		if (psychologistId === undefined) return refuse('not_found');
		const [feed, choice, number] = await Promise.all([
			feeds.find(psychologistId),
			choices.find(psychologistId),
			confirmedNumber(userId),
		]);
		// Settings of an account that was this psychologist before are ignored.
		const isOwn = (one: { readonly userId: string } | undefined) => one?.userId === userId;
		return ok({
			feed: { ...ownFeedOf(isOwn(feed) ? feed : undefined), version: feed?.version ?? 0 },
			notices: ownNoticesOf({ choice: isOwn(choice) ? choice : undefined, version: choice?.version ?? 0 }, number),
		});
	};

const ownNoticesOf = (
	{ choice, version }: { readonly choice: NoticeChoice | undefined; readonly version: number },
	number: PhoneNumber | undefined,
) => ({
	channel: choice?.channel ?? ('none' as const),
	names: choice?.names ?? false,
	version,
	...(number === undefined ? {} : { phoneEndsIn: lastFour(number) }),
});

/** Sets how a psychologist is notified of changes. SMS requires a number that the account itself confirmed. */
export const changeDayNotices =
	({ choices, confirmedNumber }: Pick<MyDaySettingsDeps, 'choices' | 'confirmedNumber'>) =>
	async ({
		caller: { userId, psychologistId },
		body: { channel, names, version },
	}: RequestFor<'changeDayNotices', 'body'> & PsychologistCall): Promise<ResultFor<'changeDayNotices'>> => {
		if (psychologistId === undefined) return refuse('not_found');
		const number = await confirmedNumber(userId);
		if ((channel === 'sms' || channel === 'both') && number === undefined) return refuse('phone_unconfirmed');
		const choice = { userId, channel, names, version: version + 1 };
		if (!(await choices.replace(psychologistId, choice))) return refuse('changed_meanwhile');
		return ok(ownNoticesOf({ choice, version: choice.version }, number));
	};
