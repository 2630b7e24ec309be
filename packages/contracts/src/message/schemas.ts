import * as Type from 'typebox';
import { botCheckFields } from '../bot-check.ts';
import { atLeast, atMost, email, form, matching, oneLine, required, text } from '../text.ts';
import { PHONE_PATTERN } from './phone.ts';

/** The contact form, with the rules and texts of R14 and R43. The phone may be an empty text. */
export const NewMessage = form(
	{
		name: text(required('Name is required'), atMost(100), oneLine),
		email: email(),
		phone: Type.Optional(text(matching(PHONE_PATTERN, 'Please enter a valid 10-digit phone number'))),
		subject: text(required('Subject is required'), atMost(150), oneLine),
		message: text(required('Message is required'), atLeast(10, 'Message must be at least 10 characters'), atMost(2000)),
		...botCheckFields,
	},
	{
		name: 'Name is required',
		email: 'Email is required',
		subject: 'Subject is required',
		message: 'Message is required',
	},
);
export type NewMessage = Type.Static<typeof NewMessage>;
