import { useGetProfileQuery } from '@tulia/platform';
import { Notice } from '@tulia/ui';
import type { ReactNode } from 'react';

/** Replaces a form that the centre has turned off: its message, and the contact details. */
export function TurnedOff({ title, words }: { readonly title: string; readonly words: string }): ReactNode {
	const phone = useGetProfileQuery().data?.phones.main;
	return (
		<Notice tone="info" title={title}>
			<p>{words}</p>
			{phone === undefined ? null : (
				<p>
					You can call us: <a href={`tel:${phone.replaceAll(' ', '')}`}>{phone}</a>.
				</p>
			)}
		</Notice>
	);
}
