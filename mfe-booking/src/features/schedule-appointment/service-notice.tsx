import { Notice } from '@tulia/ui';
import type { ReactNode } from 'react';
import * as s from './schedule-appointment.module.css';

interface ServiceNoticeProps {
	/** The preselected service is not offered. */
	readonly isGone: boolean;
	readonly before: string | undefined;
	/** The service that replaced `before`; undefined once another one is chosen. */
	readonly now: string | undefined;
}

function sentence({ isGone, before, now }: ServiceNoticeProps): string | undefined {
	if (isGone)
		return before === undefined
			? 'The service you chose before is no longer offered. Please choose another.'
			: `The service you tapped is not offered any more. We kept ${before}, which you chose before.`;
	if (before === undefined || now === undefined) return undefined;
	return `You had chosen ${before} before. Now it is ${now}. What else you filled in is kept. Please say again who it is for.`;
}

/** Explains that the service of a draft was replaced by a link, or that a preselected service is not offered. */
export function ServiceNotice(props: ServiceNoticeProps): ReactNode {
	const words = sentence(props);
	if (words === undefined) return null;
	return (
		<div className={s.under}>
			<Notice tone="warm" role="status">
				{words}
			</Notice>
		</div>
	);
}
