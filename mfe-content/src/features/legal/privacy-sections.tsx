import { Link, paths } from '@tulia/platform';
import { CentreContact, CentreEmail, CentreName, CentrePhone } from './centre-facts.tsx';
import type { LegalSection } from './legal-section.ts';
import { keptSections } from './privacy-kept-sections.tsx';

const whatAndWhy: readonly LegalSection[] = [
	{
		id: 'who',
		title: 'Who we are',
		text: (
			<>
				<p>
					This policy is about the website and the booking system of <CentreName />. We decide why and how they use
					information about you. The Data Protection Act of Kenya, 2019, calls us the data controller.
				</p>
				<CentreContact />
				<p>
					What your psychologist writes down in a session is not part of this site. It is kept apart, under the rules of
					their profession.
				</p>
			</>
		),
	},
	{
		id: 'what',
		title: 'What we collect',
		text: (
			<>
				<ul>
					<li>
						<b>Your account:</b> your name, your email address, and your password in a form that nobody can read back.
					</li>
					<li>
						<b>Your appointments:</b> the service, day, time and psychologist, your ticket number, and a note if you
						write one.
					</li>
					<li>
						<b>Messages and questions:</b> your name, your email address, your phone number if you give it, and what you
						wrote.
					</li>
					<li>
						<b>What every website sees:</b> the address of your network connection (IP address), the kind of browser,
						and the page it asks for.
					</li>
				</ul>
				<p>
					We do not buy information about you, and we do not follow you to other sites. You can read without an account.
				</p>
			</>
		),
		added: (
			<ul>
				<li>
					<b>Appointments:</b> whether it is for you, for your child, or for you as a couple or family.
				</li>
				<li>
					<b>What you wait for,</b> if you ask us to tell you of a time: the service, the days and times that suit, and
					the times we kept for you.
				</li>
				<li>
					<b>Your phone number,</b> if you give it: to phone you about your visits and, once you have confirmed it with
					a code or given it to our staff, to send you SMS about them. Never for news.
				</li>
				<li>
					<b>What you pay at the desk:</b> the amount, the day and how it was paid, with the code of an M-Pesa message
					or the name of an insurer if there is one. It is noted for the visit, so that the books are right and you get
					a receipt.
				</li>
				<li>
					<b>Comments:</b> the name you choose, your words, and your email address, which is never shown.
				</li>
				<li>
					<b>Testimonials:</b> the name to print, your stars and words, your consent, and which account they came from.
				</li>
				<li>
					<b>The newsletter:</b> your email address, and when and to what you agreed.
				</li>
				<li>
					<b>Likes and readings of articles:</b> a random number that your browser made. We keep it only scrambled, and
					differently for each article, so that nobody can see who reads what.
				</li>
			</ul>
		),
		addedOn: 'November 25, 2026',
	},
	{
		id: 'why',
		title: 'Why we use it, and what allows us to',
		text: (
			<>
				<ul>
					<li>
						<b>To do what you ask for:</b> keep your account, book your appointment, remind you of it, answer you.
					</li>
					<li>
						<b>To keep the site safe and working,</b> which is in your interest and in ours.
					</li>
					<li>
						<b>To do what the law asks of us,</b> such as keeping records of visits.
					</li>
					<li>
						<b>With your consent,</b> where we asked for it. You can withdraw it at any time. What was done before stays
						allowed.
					</li>
				</ul>
				<p>
					The service you choose, or a note you write, can say something about your health. The law calls this sensitive
					personal data. We use it for your appointment only. Only people who are bound to keep it secret see it. It is
					never used for advertising, and you never have to write a note.
				</p>
			</>
		),
		added: (
			<>
				<p>
					We ask for your consent to use information about your health for the appointment, and to keep it outside
					Kenya, when you book or at your first visit. If you would rather not give it, talk to us and we look for a way
					together.
				</p>
				<p>The newsletter and the publication of a testimonial rest on consent alone.</p>
			</>
		),
	},
	{
		id: 'who-sees',
		title: 'Who can see it',
		text: (
			<>
				<ul>
					<li>The psychologist you meet, and the staff who look after appointments and messages.</li>
					<li>
						The companies that run our computers and deliver our emails. They work under a contract, follow our
						instructions, and may not use it for themselves.
					</li>
					<li>
						A court or an authority, if the law makes us. Somebody who can help, if a life is in danger. Each time only
						as much as is needed.
					</li>
				</ul>
				<p>We never sell it, and we never give it to your employer, your school or your family without you.</p>
			</>
		),
		added: (
			<ul>
				<li>
					Our emails and calendar entries never name the service you booked, in case somebody else sees your phone.
				</li>
				<li>
					SMS go through Amazon Web Services and your phone company. They say the day, the time, the place and the
					ticket number, and never the service or why you come. You can stop them in your account, or ask us to.
				</li>
				<li>When staff open or change an appointment, the system writes down who did it and when.</li>
				<li>A comment or a testimonial that was published can be read by everybody, with the name you chose.</li>
			</ul>
		),
		addedOn: 'November 24, 2026',
	},
];

const rights: readonly LegalSection[] = [
	{
		id: 'rights',
		title: 'Your rights',
		text: (
			<>
				<p>Under the Data Protection Act you can:</p>
				<ul>
					<li>be told how we use information about you, and get a copy of it,</li>
					<li>have what is wrong or out of date put right,</li>
					<li>have it deleted when we no longer need it or may no longer keep it,</li>
					<li>say no to a use of it, or ask us to stop for a while,</li>
					<li>take it with you, in a form that a computer can read,</li>
					<li>withdraw a consent at any time.</li>
				</ul>
				<p>
					Write to <CentreEmail /> or call <CentrePhone />. It costs nothing. We may ask you something to be sure that
					it is you, and we answer within the time the law sets. No computer alone decides anything that matters to you
					here.
				</p>
			</>
		),
		added: (
			<p>
				When you close your account, we cancel your upcoming appointments and take your name off the past ones. We also
				remove what you wrote to us from the same email address, your comments and your testimonials.
			</p>
		),
	},
	{
		id: 'children',
		title: 'Children’s privacy',
		text: (
			<p>
				This site is not meant for children under 13, and we do not knowingly collect information from them. If you
				believe that a child under 13 has sent us something, please tell us and we will delete it.
			</p>
		),
		added: (
			<p>
				In Kenya everybody under 18 is a child in the eyes of the law. A parent or guardian books for them and agrees to
				the use of information about them. Young people can read every page without an account, and{' '}
				<Link to={paths.helpNow()}>call for help</Link> without asking anybody.
			</p>
		),
	},
	{
		id: 'complaints',
		title: 'Changes, questions and complaints',
		text: (
			<>
				<p>
					We may change this policy. The date at the top tells you when we last did. If a change matters to you, we tell
					you on the site or by email before it applies.
				</p>
				<p>
					If something worries you, please ask us: <CentreEmail />, or <CentrePhone />. You can also complain to the
					Office of the Data Protection Commissioner of Kenya at{' '}
					<a href="https://www.odpc.go.ke" rel="noopener noreferrer">
						www.odpc.go.ke
					</a>
					.
				</p>
			</>
		),
	},
];

/** The privacy policy: ten sections (R46). */
export const privacySections: readonly LegalSection[] = [...whatAndWhy, ...keptSections, ...rights];
