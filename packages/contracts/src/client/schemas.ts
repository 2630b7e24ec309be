import * as Type from 'typebox';
import { atMost, required, text } from '../text.ts';

/** By what a client hears of visits: the ticket, the reminder and changes. `none`: staff tell the client in person. */
export const noticeChannels = ['email', 'sms', 'both', 'none'] as const;
export type NoticeChannel = (typeof noticeChannels)[number];
export const NoticeChannel = Type.Unsafe<NoticeChannel>({
	type: 'string',
	enum: noticeChannels,
	errorMessage: 'Choose how we reach you',
});

/** A phone number as it is shown and dialled. */
export const ShownPhone = Type.Object({
	/** E.164, for `tel:` links: `+254712345678`. */
	number: Type.String(),
	/** As it is read in Kenya: `0712 345 678`. */
	shown: Type.String(),
	/** A code that was sent to it came back. Until then, and when staff typed it, the number is nobody's proof of who they are. */
	confirmed: Type.Boolean(),
});
export type ShownPhone = Type.Static<typeof ShownPhone>;

/** A phone number as somebody types it: `0712 345 678`, `+254…`, `01…`, or a foreign number with `+`. Whether it can exist the server says. */
export const typedPhone = (requiredMessage = 'Please type a phone number') =>
	text(required(requiredMessage), atMost(30));
