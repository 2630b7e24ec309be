import { KeptList } from './kept-list.tsx';
import type { LegalSection } from './legal-section.ts';

/** Where data is stored, for how long, and what a browser stores: the middle of the privacy policy. */
export const keptSections: readonly LegalSection[] = [
	{
		id: 'where',
		title: 'Where it is kept, and how we protect it',
		text: (
			<>
				<p>
					What travels between your browser and us is encrypted, and so is what we store. Only people who need it for
					their work can open it.
				</p>
				<p>
					No protection is perfect. If information about you gets into the wrong hands, we tell the Data Protection
					Commissioner within 72 hours, and you as soon as we can if it may harm you.
				</p>
			</>
		),
		added: (
			<ul>
				<li>
					Our computers are rented from Amazon Web Services, which has no data centre in Kenya. So information about you
					is kept in another country. Ask us and we tell you in which one, and what protects it there.
				</li>
				<li>
					The notes of appointments, your email address, and everything in a message or a question are encrypted a
					second time, with a key of our own.
				</li>
				<li>The site loads nothing from anybody else: no trackers, no advertising, no fonts, no maps.</li>
			</ul>
		),
	},
	{
		id: 'how-long',
		title: 'How long we keep it',
		text: (
			<p>
				We keep information about you only as long as we need it for what you gave it for, or as long as the law makes
				us. Then it is deleted, or changed so that it says nothing about you.
			</p>
		),
		added: (
			<>
				<ul>
					<li>
						<b>Your account:</b> until you ask us to delete it.
					</li>
					<li>
						<b>Your phone number:</b> until you remove it, or your account is deleted. A code that we sent to it: 10
						minutes. That a number stopped our SMS we keep, scrambled, so that none goes there again.
					</li>
					<li>
						<b>Appointments:</b> 24 months. The record of who opened or changed them: 24 months.
					</li>
					<li>
						<b>What you wait for:</b> until you have it, stop it, or its last day is over, and 30 days more.
					</li>
					<li>
						<b>Payments and receipts:</b> as long as the law makes a business keep its books. They hold no name, account
						or address of yours. What was said about a payment, such as why it was waived, goes with the appointment,
						and at once with your account.
					</li>
					<li>
						<b>Messages and questions:</b> 12 months.
					</li>
					<li>
						<b>Comments and testimonials:</b> while they are published. What is not published: 12 months.
					</li>
					<li>
						<b>The newsletter:</b> your address while you subscribe. If you never confirm, 30 days. When you unsubscribe
						the address is deleted at once, and for 24 months we keep only that somebody agreed and withdrew. Which
						email of it went there, and whether it came back, we keep scrambled for 30 days.
					</li>
					<li>
						<b>That an article was read:</b> 2 days. <b>That it was liked:</b> until you take the like back.
					</li>
					<li>
						<b>Counts that keep robots out:</b> 25 hours at most. They hold network and email addresses only scrambled.{' '}
						<b>Technical logs,</b> which hold no names, addresses or words: 3 months.
					</li>
					<li>
						<b>How fast a page was,</b> of one visit in four, and what broke in a browser: 3 months, and nothing in it
						says whose visit it was. If your browser asks not to be followed, or saves data, it sends no such times.
					</li>
					<li>
						<b>A visit booked before its email address was confirmed:</b> with it the network address it was booked
						from, scrambled, for 67 days. It keeps one stranger from taking every time there is.
					</li>
					<li>
						<b>A browser that logged in:</b> a random number of its own, scrambled, for 180 days. It lets you in while
						somebody else is guessing your password.
					</li>
				</ul>
				<p>What was deleted is gone from our safety copies after 35 days at the latest.</p>
			</>
		),
		addedOn: 'November 28, 2026',
	},
	{
		id: 'cookies',
		title: 'Cookies, and what your browser keeps',
		text: (
			<p>
				We set no cookies, and nobody else sets any here. So there is nothing for you to accept or refuse. A few things
				are kept by your own browser, and you can delete them there at any time.
			</p>
		),
		added: <KeptList />,
		addedOn: 'November 22, 2026',
	},
];
