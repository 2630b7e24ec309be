import * as Type from 'typebox';
import { typedPhone } from '../client/schemas.ts';
import { atLeast, atMost, email, form, matching, oneLine, required, strict, text } from '../text.ts';
import { WordingVersion } from '../wording-version.ts';
import { staffRoles } from './staff-roles.ts';

/** The role of the specification. `admin` is every member of staff, whatever their roles are. */
export const Role = Type.Union([Type.Literal('client'), Type.Literal('admin')]);
export type Role = Type.Static<typeof Role>;

/** The roles of a member of staff. */
export const StaffRoles = Type.Array(Type.Enum(staffRoles));

/** The person of a session. The roles shown here only inform the screen; the server decides by its stored ones. */
export const User = Type.Object({
	id: Type.String(),
	name: Type.String(),
	email: Type.String(),
	role: Role,
	/** Staff only. */
	roles: Type.Optional(StaffRoles),
	/** The person's entry in the list of psychologists. */
	psychologistId: Type.Optional(Type.String()),
	/** Whether the address was confirmed. An unverified account may hold one upcoming appointment (rule 4). */
	emailVerified: Type.Boolean(),
});
export type User = Type.Static<typeof User>;

export const Session = Type.Object({
	user: User,
	/** ES256 access token (JWS compact), sent back as `Authorization: Bearer …`. */
	token: Type.String(),
});
export type Session = Type.Static<typeof Session>;

/** One lowercase, one uppercase, one digit and one of @$!%*?&, and nothing else (R58). */
export const PASSWORD_PATTERN = '^(?=[^]*[a-z])(?=[^]*[A-Z])(?=[^]*\\d)(?=[^]*[@$!%*?&])[A-Za-z\\d@$!%*?&]*$';

export const NewPassword = text(
	required('Password is required'),
	atLeast(8, 'Password must be at least 8 characters'),
	atMost(128),
	matching(
		PASSWORD_PATTERN,
		'Password must contain at least one uppercase letter, one lowercase letter, one number, and one special character',
	),
);

/** The repeated password, compared with the sibling property `password`. */
export const PasswordAgain = Type.Unsafe<string>({
	type: 'string',
	allOf: [
		{ minLength: 1, errorMessage: 'Confirm password is required' },
		{ maxLength: 128, errorMessage: 'Please use at most 128 characters' },
	],
	const: { $data: '1/password' },
	errorMessage: { const: 'Passwords must match' },
});

/** The body of the registration form (R57), with the version of the terms it showed. */
export const Registration = form(
	{
		name: text(required('Full name is required'), atMost(100), oneLine),
		email: email(),
		password: NewPassword,
		confirmPassword: PasswordAgain,
		terms: Type.Unsafe<true>({
			type: 'boolean',
			const: true,
			errorMessage: 'You must accept the terms and conditions',
		}),
		termsVersion: Type.Optional(WordingVersion),
		/** Only its form is checked here. A code confirms it after login (`startPhone`). */
		phone: Type.Optional(typedPhone()),
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

/** Six digits of an authenticator app, or one of the recovery codes (`k3f9-2mxq`), as typed. */
export const SecondFactorCode = text(
	required('Please enter the code'),
	matching(
		'^ *(?:\\d{3} ?\\d{3}|[A-Za-z0-9]{4}[ -]?[A-Za-z0-9]{4}) *$',
		'Please enter the 6 digits, or a recovery code',
	),
);

/**
 * The body of the login form. `code` is required only after `second_factor_required`. `remember` requests a 30-day
 * session instead of a 12-hour one (rule 2).
 */
export const Credentials = form(
	{
		email: email(),
		// No composition rule at login: an older or longer password must still be accepted.
		password: text(required('Password is required'), atMost(128)),
		remember: Type.Optional(Type.Boolean()),
		code: Type.Optional(SecondFactorCode),
	},
	{ email: 'Email is required', password: 'Password is required' },
);
export type Credentials = Type.Static<typeof Credentials>;

/** Requests a link to choose a new password (R59). */
export const ForgottenPassword = form({ email: email() }, { email: 'Email is required' });
export type ForgottenPassword = Type.Static<typeof ForgottenPassword>;

/** The token in a mail's link: 256 random bits, base64url. Only their SHA-256 is stored (promise A2). */
export const LinkToken = Type.String({ pattern: '^[A-Za-z0-9_-]{43}$' });
export const ResetParams = strict({ token: LinkToken });
/** The specification sends `password` alone (R60); the form sends the repetition too, so one schema checks both. */
export const NewPasswordRequest = form(
	{ password: NewPassword, confirmPassword: Type.Optional(PasswordAgain) },
	{ password: 'Password is required' },
);
export type NewPasswordRequest = Type.Static<typeof NewPasswordRequest>;

export const EmailConfirmation = strict({ token: LinkToken });
export const Done = Type.Object({ status: Type.Enum(['done']) });

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
