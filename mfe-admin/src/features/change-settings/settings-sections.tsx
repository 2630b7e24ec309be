import { shortDate } from '@tulia/centre/date-words';
import { isDay } from '@tulia/centre/day';
import { chargeRules } from '@tulia/contracts/profile/schemas';
import { Link } from '@tulia/platform';
import { Checkbox, SelectField, TextArea, TextField, useFormState } from '@tulia/ui/form';
import { type ReactNode, useId } from 'react';
import { ListField, type TextRow } from '../../lib/editing/list-field.tsx';
import { PRICES } from '../../lib/page/prices-address.ts';
import * as s from './change-settings.module.css';
import { CHARGE_WORDS } from './settings-facts.ts';
import type { SettingsValues } from './settings-values.ts';
import { WeekFields } from './week-fields.tsx';

function Section({ title, children }: { readonly title: string; readonly children: ReactNode }): ReactNode {
	const id = useId();
	return (
		<section className={s.section} aria-labelledby={id}>
			<h2 id={id}>{title}</h2>
			{children}
		</section>
	);
}
const Pair = ({ children }: { readonly children: ReactNode }): ReactNode => <div className={s.pair}>{children}</div>;

export const IdentitySections = (): ReactNode => (
	<>
		<Section title="Name">
			<TextField name="profile.name" label="Name" />
			<Pair>
				<TextField name="profile.tagline" label="Line under the name" />
				<TextField name="profile.motto" label="Line in the footer" />
			</Pair>
		</Section>
		<Section title="Address">
			<TextArea
				name="profile.address.lines"
				label="Address"
				hint="One part on each line: building and floor, street, quarter, town."
			/>
			<TextField name="profile.address.mapUrl" label="Link to a map" type="url" />
			<TextField
				name="profile.address.position"
				label="Position on the map"
				optional
				hint="Latitude and longitude, as map sites show them: -1.2987, 36.7836. Search engines show the centre there."
			/>
		</Section>
	</>
);

const LINK = [
	{ key: 'name', label: 'Name' },
	{ key: 'url', label: 'Address, from https://', type: 'url' },
] as const;

export const ReachSections = (): ReactNode => (
	<>
		<Section title="Phones and email addresses">
			<Pair>
				<TextField name="profile.phones.main" label="Main phone" type="tel" />
				<TextField name="profile.phones.support" label="Support phone" type="tel" />
				<TextField name="profile.emails.general" label="General email" type="email" />
				<TextField name="profile.emails.support" label="Support email" type="email" />
			</Pair>
			<TextField
				name="profile.whatsapp"
				label="WhatsApp"
				optional
				inputMode="numeric"
				hint="Digits with the country code, no plus: 254700000100. Left empty, chat leads to the contact form."
			/>
		</Section>
		<Section title="Social links">
			<ListField
				name="profile.socialLinks"
				label="Links"
				columns={LINK}
				max={10}
				addLabel="Add a link"
				summary={linkSummary}
			/>
		</Section>
	</>
);

export const OpeningHoursSection = (): ReactNode => (
	<Section title="Opening hours">
		<p>Times at the centre. Leave both times of a day empty where it is closed.</p>
		<WeekFields name="profile.openingHours" title="opening hours" />
	</Section>
);

export function ChatHoursSection(): ReactNode {
	const { ownChatHours } = useFormState<SettingsValues>({ subscription: { values: true } }).values;
	return (
		<Section title="Chat hours">
			<Checkbox name="ownChatHours" label="Chat has hours of its own" />
			{ownChatHours ? <WeekFields name="profile.chatHours" title="chat hours" /> : <p>Chat has the opening hours.</p>}
		</Section>
	);
}

const CRISIS = [
	{ key: 'name', label: 'Name' },
	{ key: 'phone', label: 'Number', type: 'tel' },
	{ key: 'helpsWith', label: 'Helps with' },
	{ key: 'hours', label: 'Hours, where known' },
	{ key: 'write', label: 'Written to at, where known' },
	{ key: 'lastChecked', label: 'Last checked', type: 'date', isPast: true },
] as const;

export const ClaimsSection = (): ReactNode => (
	<Section title="Response times and claims">
		<Pair>
			<TextField name="profile.responseTimes.questions" label="Questions are answered within" />
			<TextField name="profile.responseTimes.email" label="Emails are answered within" />
			<TextField
				name="profile.claims.satisfactionPercent"
				label="Client satisfaction, percent"
				inputMode="numeric"
				optional
			/>
			<TextField name="profile.claims.reviewCount" label="Number of reviews" inputMode="numeric" optional />
		</Pair>
		<TextField
			name="profile.claims.source"
			label="Source of these figures"
			optional
			maxLength={200}
			hint="Shown beside them. Leave both figures empty if nobody has counted: the site then claims nothing."
		/>
	</Section>
);

export const CrisisLinesSection = (): ReactNode => (
	<Section title="Crisis lines">
		<ListField
			name="profile.crisisLines"
			label="Lines"
			hint="Call each line, then write down the day; leave the day empty until somebody has called. Give hours only where the line says so itself. It is written to at an email address, or by SMS or WhatsApp: SMS 0722 178 177."
			columns={CRISIS}
			max={20}
			addLabel="Add a line"
			summary={lineSummary}
		/>
	</Section>
);

const lineSummary = ({ name = 'New line', phone, lastChecked }: TextRow): string =>
	[name, phone, lastChecked && isDay(lastChecked) ? `checked ${shortDate(lastChecked)}` : 'not checked yet']
		.filter(Boolean)
		.join(', ');

const linkSummary = ({ name = 'New link', url }: TextRow): string => [name, url].filter(Boolean).join(', ');

const CHARGES = chargeRules.map((value) => ({ value, label: CHARGE_WORDS[value] }));

export const OfficeSections = ({ mailDomain }: { readonly mailDomain: string }): ReactNode => (
	<Section title="Mails, prices and tickets">
		<Pair>
			<TextField name="profile.mailSender.name" label="Mails come from, name" />
			<TextField
				name="profile.mailSender.email"
				label="Mails come from, address"
				type="email"
				hint={`Ends with @${mailDomain}: mail can leave from there alone.`}
			/>
			<TextField
				name="profile.ticketPrefix"
				label="Ticket prefix"
				hint="Three letters. Tickets that exist keep theirs."
				maxLength={3}
			/>
		</Pair>
		<p>
			The currency is changed together with all prices: <Link to={PRICES}>Prices</Link>.
		</p>
		<TextField
			name="profile.howToPay"
			label="How to pay"
			optional
			maxLength={200}
			hint="One line beside every price, on tickets and in mails: when, where, and with what."
		/>
		<Pair>
			<SelectField
				name="profile.charges.lateCancellation"
				label="Visits cancelled late by the client"
				options={CHARGES}
			/>
			<SelectField name="profile.charges.missed" label="Missed visits" options={CHARGES} />
		</Pair>
	</Section>
);
