import type { forgotPassword as endpoint } from '@tulia/contracts/identity/endpoints';
import type { HandlerResult, Input } from '../platform/http.ts';
import { ok } from '../platform/result.ts';
import type { VisitorLimits } from '../platform/visitor-limits.ts';
import { canonicalEmail } from './email-address.ts';
import type { MailToAddress } from './mail-to-address.usecase.ts';

export interface ForgotPasswordDeps {
	readonly limits: VisitorLimits;
	readonly mail: MailToAddress;
	readonly now: () => Date;
}

/** Promises a link, if there is an account. Says, and does, the same for every address. */
export const forgotPassword =
	({ limits, mail, now }: ForgotPasswordDeps) =>
	async ({
		body,
		viewer,
	}: Pick<Input<typeof endpoint>, 'body' | 'viewer'>): Promise<HandlerResult<'forgotPassword'>> => {
		const email = canonicalEmail(body.email);
		const admitted = await limits.admit({ kind: 'forgot', viewer, now: now() });
		if (!admitted.ok) return admitted;
		await mail('reset_mail', email, now());
		return ok({ status: 'received' });
	};
