import type { SampleArticle } from './sample-article.ts';

export const firstNinetyDays: SampleArticle = {
	id: '2',
	title: 'The first ninety days: counting one bead at a time',
	snippet: 'Early recovery is made of small, ordinary days. This is how our clients string them together.',
	author: 'Peter Mutiso',
	category: 'Addiction',
	daysAgo: 25,
	content: `
<p>Some people we work with keep a bowl of beads by the bed. At the end of each day that went well, they move one bead onto a string. They do not promise themselves a year. They only want to move the next bead.</p>
<p>That is how the first ninety days go for most people. They are not one big decision. They are a string of small, ordinary days, and some of them are dull, and some of them are very hard.</p>
<h2>Before day one: is it safe to stop?</h2>
<p>Please read this part first. If you drink heavily every day, stopping all at once can be dangerous. Shaking, sweating, seeing things that are not there, or fits can follow within a few days. The same is true for sleeping tablets and some calming medicines. Talk to a doctor or a hospital before you stop. They can make it safe, and more comfortable too.</p>
<p>If the shaking or the confusion has already begun, do not wait for an appointment. Go to a hospital, or call <strong><a href="tel:999">999</a></strong> or <strong><a href="tel:112">112</a></strong>.</p>
<h2>Days 1 to 10: make the day small</h2>
<p>In the first days your body is asking for what it is used to. You may sleep badly, sweat, feel low, or snap at people you love. It is not your character. It is your body finding its balance again, and it gets better.</p>
<ul>
<li><strong>Clear the house.</strong> Ask somebody to do it with you. Bottles, numbers, apps: all of it.</li>
<li><strong>Tell one safe person.</strong> Not everybody. One person who will answer the phone and who will not shout.</li>
<li><strong>Eat at the same times each day.</strong> A hungry body feels like a craving.</li>
<li><strong>Plan the bad hour.</strong> Most people have one: after work, payday evening, Sunday afternoon. Decide today where you will be at that hour tomorrow, and with whom.</li>
</ul>
<h2>Days 11 to 30: learn how a craving moves</h2>
<p>A craving feels as if it will grow until you give in. It will not. It usually rises, stays for some minutes, and goes down again, whether or not you use. You can learn to watch it.</p>
<ol>
<li><strong>Name it.</strong> “This is a craving. It has a beginning and an end.”</li>
<li><strong>Wait for fifteen minutes.</strong> Look at the clock. You are not saying never. You are saying not yet.</li>
<li><strong>Move.</strong> Walk to the shop and back, wash the dishes, carry water, go outside.</li>
<li><strong>Call.</strong> Your one safe person. You can talk about football. What matters is the voice.</li>
</ol>
<p>Keep a short note of each craving: the time, the place, the feeling just before it. Many people find the same four words again and again: hungry, angry, lonely, tired. Each of those has its own answer, and none of the answers is a drink.</p>
<h2>Days 31 to 60: the flat part of the road</h2>
<p>Around the second month people often tell me, “I stopped, and nothing is better.” The first pride has worn off. The debts are still there. At home they do not trust you yet. Food has little taste.</p>
<p>This is the flat part of the road, and it is where many people turn around. Nothing has gone wrong. The part of the brain that feels pleasure has been worked too hard, and it needs time to wake up again. Give it small, honest jobs: one meal cooked, one old friend greeted, one thing mended.</p>
<p>Trust comes back in the same way. Words do not rebuild it. Being home at the time you said does.</p>
<h2>Days 61 to 90: a life with a shape</h2>
<p>Now it is time to ask what the drinking, the drugs or the betting did for you. Perhaps it let you sleep. Perhaps it made you brave in company, or kept a memory away. If nothing else does that job, the empty place will call.</p>
<ul>
<li>If it was for sleep, work on sleep.</li>
<li>If it was for company, find a group: sport, a choir, a recovery meeting.</li>
<li>If it was to keep pain away, bring that pain to somebody trained to hold it with you.</li>
</ul>
<h2>If you slip</h2>
<p>Many people do. A slip is one bead that fell. It is not the whole string. What you do in the next hour matters more than the slip.</p>
<ol>
<li>Stop there. One does not have to become ten.</li>
<li>Get to a safe place and tell your person the same day.</li>
<li>Take care with the amount. After a break your body is no longer used to it, and what you took before can now be too much. If someone cannot be woken or is breathing badly, call <strong><a href="tel:999">999</a></strong> or <strong><a href="tel:112">112</a></strong>.</li>
<li>Ask one question, without blame: what was happening just before?</li>
</ol>
<p>Then put the next bead on. The ninety days that you have already lived were real, and nobody can take them off you.</p>
<h2>For families</h2>
<p>You did not cause this, and you cannot do it for them. You can stop giving cash, and still give food. You can say, “I love you, and I will not lie for you.” And you can get help of your own. Many families come to us first, alone, and that is a good beginning.</p>
<h2>Where to get help</h2>
<p>NACADA answers on <strong><a href="tel:1192">1192</a></strong>, 24 hours, about alcohol and drugs. If you are thinking of ending your life, call <strong><a href="tel:1199">1199</a></strong> or Befrienders Kenya on <strong><a href="tel:0722178177">0722 178 177</a></strong>. Here at the centre, our Addiction Recovery sessions are for the person who uses and for those at home.</p>
`,
};
