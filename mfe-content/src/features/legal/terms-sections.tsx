import { Link, paths } from '@tulia/platform';
import { CentreAddress, CentreContact, CentreName } from './centre-facts.tsx';
import type { LegalSection } from './legal-section.ts';

/** The terms of service: seven sections (R46). */
export const termsSections: readonly LegalSection[] = [
	{
		id: 'about',
		title: 'About these terms',
		text: (
			<>
				<p>
					These terms are an agreement between you and <CentreName />. They apply when you read this website, make an
					account, book an appointment or send us something.
				</p>
				<p>
					By using the site you accept them. If you do not agree, please do not use it. You can always call us or come
					by instead. Our <Link to={paths.privacy()}>privacy policy</Link> tells you what we do with information about
					you.
				</p>
			</>
		),
	},
	{
		id: 'services',
		title: 'What we offer, and what we cannot be',
		text: (
			<>
				<p>
					We offer counselling and support in recovery. You meet a psychologist in person, at <CentreAddress />.
				</p>
				<p>
					The articles and answers on this site are general information. They do not tell you what you have, and they do
					not take the place of somebody who knows you. We cannot promise how things will turn out for you.
				</p>
				<p>
					We are not an emergency service. If you or somebody with you is in danger, do not wait for an appointment or
					an answer from us: <Link to={paths.helpNow()}>call one of these numbers now</Link>.
				</p>
			</>
		),
		added: (
			<p>
				The crisis lines on that page belong to other organisations. We check the numbers, but we do not run the lines.
			</p>
		),
	},
	{
		id: 'account',
		title: 'Your account',
		text: (
			<>
				<p>You need an account to book. Please give your real name and an email address that reaches you.</p>
				<ul>
					<li>Keep your password to yourself. Tell us at once if somebody else may have used your account.</li>
					<li>You must be 18 or older. For somebody younger, a parent or guardian makes the account and books.</li>
					<li>You can ask us to close your account at any time.</li>
					<li>We may close an account that is used to harm others or against these terms. We tell you why.</li>
				</ul>
			</>
		),
		added: (
			<p>
				Unless you tick “Remember me”, you are logged out when you close the tab, and after 12 hours at the latest.
				Please do not tick it on a phone or computer that you share.
			</p>
		),
	},
	{
		id: 'appointments',
		title: 'Appointments and payment',
		text: (
			<>
				<ul>
					<li>Your time is booked once you see your ticket. Until then nothing is booked.</li>
					<li>Please arrive 10 minutes early, and bring a valid ID and your ticket.</li>
					<li>If you come late, the session still ends at its time, because somebody may be waiting after you.</li>
					<li>If you cannot come, please tell us early, so that somebody else can have the time.</li>
					<li>
						The price of each service is on the <Link to={paths.services()}>services page</Link>. What counts is the
						price on the day you booked. You pay at the centre. Nothing is paid on this site.
					</li>
				</ul>
				<p>
					If we have to cancel, we tell you as soon as we can and offer you another time. You do not pay for an
					appointment that we cancelled.
				</p>
			</>
		),
		added: (
			<ul>
				<li>You can cancel or move an appointment until 24 hours before it begins. After that, please call us.</li>
				<li>
					With a confirmed email address you can hold three upcoming appointments at a time, and without one a single
					appointment.
				</li>
				<li>
					We send a reminder 24 hours before, by email or SMS, as you chose. It can fail to arrive, so please keep your
					ticket.
				</li>
			</ul>
		),
		addedOn: 'November 28, 2026',
	},
	{
		id: 'fair-use',
		title: 'Using this site fairly',
		text: (
			<>
				<p>Other people come here on hard days. Please do not:</p>
				<ul>
					<li>pretend to be somebody else, or book in the name of somebody who does not know about it,</li>
					<li>send anything that is against the law, hateful, or tells private things about other people,</li>
					<li>advertise, or send the same thing again and again,</li>
					<li>try to break into the site, overload it or copy it by machine.</li>
				</ul>
				<p>What you send us stays yours. You allow us to use it to answer you and to do what you asked for.</p>
			</>
		),
		added: (
			<ul>
				<li>
					We read every comment and every testimonial before it is published, and may decline it without giving a
					reason. You choose the name that is shown. Your email address never is.
				</li>
				<li>
					You allow us to show them on this site until you ask us to take them down. A testimonial is published only
					with the consent you gave with it, and you can withdraw that at any time.
				</li>
				<li>To keep robots out, the number of messages in a short time is limited.</li>
				<li>The newsletter comes only after you confirmed it, and every email of it has a link that ends it.</li>
			</ul>
		),
		addedOn: 'November 28, 2026',
	},
	{
		id: 'responsibility',
		title: 'Our content and our responsibility',
		text: (
			<>
				<p>
					The texts, drawings and names on this site belong to us or to people who let us use them. You may read, print
					and share them for yourself and those close to you. Please ask us before you publish them elsewhere.
				</p>
				<p>
					We take care that the site is right and works. We cannot promise that it is never interrupted or never wrong.
					Other sites that we link to are not ours, and we do not answer for them.
				</p>
				<p>
					As far as the law allows, we do not answer for losses from using this site that neither of us could have
					expected. Nothing in these terms takes away rights that the law gives you, limits our duty of care in a
					session, or excludes our responsibility for harm that we cause by carelessness or on purpose.
				</p>
			</>
		),
		added: (
			<p>
				When the newest version of a page cannot be loaded, the site may show content that was saved earlier. It says so
				where it does. A time is booked only once you see your ticket.
			</p>
		),
	},
	{
		id: 'changes',
		title: 'Changes, law and contact',
		text: (
			<>
				<p>
					We may change these terms. The date at the top tells you when we last did. If a change matters to something
					you have booked, we tell you before it applies.
				</p>
				<p>
					The law of Kenya applies. If we disagree about something, please talk to us first. If that does not help, the
					courts of Kenya decide.
				</p>
				<p>You reach us here:</p>
				<CentreContact />
			</>
		),
	},
];
