import * as Type from 'typebox';
import { atLeast, atMost, email, form, matching, oneLine, required, text } from '../text.ts';

export const Role = Type.Union([Type.Literal('client'), Type.Literal('admin')]);
export type Role = Type.Static<typeof Role>;

/** The person a session belongs to. The role shown here is a hint for the screen; the server decides by its own record. */
export const User = Type.Object({
	id: Type.String(),
	name: Type.String(),
	email: Type.String(),
	role: Role,
	/** Whether the address was confirmed. An unverified account may hold one upcoming appointment (decision 4). */
	emailVerified: Type.Boolean(),
});
export type User = Type.Static<typeof User>;

export const Session = Type.Object({
	user: User,
	/** ES256 access token (JWS compact), sent back as `Authorization: Bearer …`. */
	token: Type.String(),
});
export type Session = Type.Static<typeof Session>;

/** Spec section 5: one lowercase, one uppercase, one digit and one of @$!%*?&, and nothing else. */
export const PASSWORD_PATTERN = '^(?=[^]*[a-z])(?=[^]*[A-Z])(?=[^]*\\d)(?=[^]*[@$!%*?&])[A-Za-z\\d@$!%*?&]*$';

const NewPassword = text(
	required('Password is required'),
	atLeast(8, 'Password must be at least 8 characters'),
	atMost(128),
	matching(
		PASSWORD_PATTERN,
		'Password must contain at least one uppercase letter, one lowercase letter, one number, and one special character',
	),
);

/** What the registration form sends (spec sections 3 and 5). */
export const Registration = form(
	{
		name: text(required('Full name is required'), atMost(100), oneLine),
		email: email(),
		password: NewPassword,
		confirmPassword: Type.Unsafe<string>({
			type: 'string',
			allOf: [
				{ minLength: 1, errorMessage: 'Confirm password is required' },
				{ maxLength: 128, errorMessage: 'Please use at most 128 characters' },
			],
			const: { $data: '1/password' },
			errorMessage: { const: 'Passwords must match' },
		}),
		terms: Type.Unsafe<true>({
			type: 'boolean',
			const: true,
			errorMessage: 'You must accept the terms and conditions',
		}),
	},
	{
		name: 'Full name is required',
		email: 'Email is required',
		password: 'Password is required',
		confirmPassword: 'Confirm password is required',
		terms: 'You must accept the terms and conditions',
	},
);
export type Registration = Type.Static<typeof Registration>;

/** What the login form sends. `remember` asks for a 30-day session instead of a 12-hour one (decision 2). */
export const Credentials = form(
	{
		email: email(),
		// No composition rule at login: an older or longer password must still be able to try.
		password: text(required('Password is required'), atMost(128)),
		remember: Type.Optional(Type.Boolean()),
	},
	{ email: 'Email is required', password: 'Password is required' },
);
export type Credentials = Type.Static<typeof Credentials>;

/** The public half of a signing key (RFC 7517). */
export const JsonWebKeySet = Type.Object({
	keys: Type.Array(
		Type.Object({
			kty: Type.Literal('EC'),
			crv: Type.Literal('P-256'),
			x: Type.String(),
			y: Type.String(),
			kid: Type.String(),
			use: Type.Literal('sig'),
			alg: Type.Literal('ES256'),
		}),
	),
});
