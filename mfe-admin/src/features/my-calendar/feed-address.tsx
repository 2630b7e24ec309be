import { Button, Notice, toast } from '@tulia/ui';
import { type ReactNode, useId } from 'react';
import * as s from './my-calendar.module.css';

/** Without a clipboard, or without permission to use it, staff copy the address by hand. */
async function copy(address: string): Promise<void> {
	try {
		await navigator.clipboard.writeText(address);
		toast.success('Address copied');
	} catch {
		toast.error('We could not copy it. Please select the address and copy it.');
	}
}

/** The new address of the feed, with instructions where to enter it. */
export function FeedAddress({ address }: { readonly address: string }): ReactNode {
	const id = useId();
	return (
		<Notice tone="good" role="status" title="Copy this address now: it is shown only once">
			<div className={s.address}>
				<label htmlFor={id}>Your private address</label>
				<input id={id} readOnly value={address} onFocus={(event) => event.target.select()} />
				<Button variant="secondary" size="sm" onClick={() => void copy(address)}>
					Copy the address
				</Button>
			</div>
			<p>Whoever has it can see when you are busy. Please give it to nobody.</p>
			<ul className={s.how}>
				<li>
					<b>Google Calendar:</b> on a computer, beside “Other calendars” choose +, choose “From URL” and paste it.
				</li>
				<li>
					<b>iPhone or Mac:</b> in Calendar choose “Add Subscription Calendar” (Mac: File, New Calendar Subscription)
					and paste it.
				</li>
				<li>
					<b>Outlook:</b> in Calendar choose “Add calendar”, then “Subscribe from web”, and paste it.
				</li>
			</ul>
		</Notice>
	);
}
