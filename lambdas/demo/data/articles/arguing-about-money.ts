import type { SampleArticle } from './sample-article.ts';

export const arguingAboutMoney: SampleArticle = {
	id: '6',
	title: 'Arguing about money without breaking something',
	snippet: 'Money fights are rarely about money. Try this order of talking before the next one.',
	author: 'Peter Mutiso',
	category: 'Relationships',
	daysAgo: 54,
	content: `
<p>It starts with a receipt. “You paid how much for what?” Ten minutes later you are talking about his mother, her job, and something that was said at a wedding six years ago. By bedtime nobody remembers the receipt.</p>
<p>Money fights are rarely about money. They are about being safe, being respected, being free, or being loved. Money is only the place where we meet those questions every day. That is why sums alone do not end the fight.</p>
<h2>Know what money means to each of you</h2>
<p>If you grew up in a house where school fees came late, savings may feel like air. If you grew up in a house where every visitor was fed, giving may feel like who you are. Neither of you is wrong. You learnt different lessons before you could count.</p>
<p>Ask each other two questions on a quiet day, far from any bill. “What did you see your parents do with money?” And, “What are you afraid of, when it comes to money?” Then only listen. You may find that the person you call stingy is frightened, and that the one you call careless is ashamed to say no.</p>
<h2>Start with the week, not the wallet</h2>
<p>Set a fixed time to talk, once a week, for half an hour. Not at night, not hungry, not after a drink, and not in front of the children. Then follow this order.</p>
<ol>
<li><strong>The week.</strong> Each person gets three minutes to say how the week was. No phones and no corrections.</li>
<li><strong>The echo.</strong> The other says back what they heard, and asks, “Did I get it?” It feels strange the first time.</li>
<li><strong>The thanks.</strong> Each names one thing the other did that helped. Small is good: “You carried the gas.”</li>
<li><strong>The numbers.</strong> What came in, what must go out, what is left. Write it on one page that both of you can see.</li>
<li><strong>One decision.</strong> Only one. Leave the rest for next week.</li>
</ol>
<p>You cannot budget your way out of feeling alone. Most couples who do the first three steps find that the fourth takes half the time.</p>
<h2>Words that start a fire, and words that do not</h2>
<ul>
<li>“You always waste money” becomes “I felt afraid when I saw the balance.”</li>
<li>“Your family is eating us” becomes “I want us to help them, and I want us to agree how much.”</li>
<li>“Why didn’t you ask me?” becomes “From what amount shall we ask each other first?”</li>
</ul>
<p>That last one is worth deciding this week. Choose a number. Below it, each of you is free. Above it, you talk before you pay. Many quarrels end with that one number.</p>
<h2>When it gets hot</h2>
<p>When your heart is pounding, you cannot hear anything but attack. So agree on a word that means “stop for now”. Whoever says it also says when you will go on: “Stop for now. After supper.” Then go and walk, wash something, breathe out slowly. And do come back after supper. A break without a return is only a slammed door.</p>
<h2>Helping the wider family</h2>
<p>Fees for a nephew, a harambee, a hospital bill in the village: for many couples this is the heaviest part. Put it in the plan, as you would the rent. Agree on an amount each month for family. When it is finished, either of you can say, “This month we have given what we have. Let us see next month.” It is easier to say “we” when you have truly decided together.</p>
<h2>Secrets and debts</h2>
<p>If you have hidden a loan, a bet or an account, tell it before it is found. Choose a calm hour. Say the whole sum once, without excuses, and bring a first idea for putting it right. Expect anger. Trust comes back slowly, through small promises kept. This is a good moment to have a third person in the room.</p>
<h2>When it is not an argument</h2>
<p>If your partner takes your pay, keeps you from working, makes you beg for food or bus fare, or if you are afraid of what will happen when you disagree, then it is not a quarrel about money. It is a way of controlling you, and it is not your fault. The talks on this page are not meant for that, and they may not be safe. The gender violence line is <strong><a href="tel:1195">1195</a></strong>, 24 hours. In danger, call <strong><a href="tel:999">999</a></strong> or <strong><a href="tel:112">112</a></strong>.</p>
<h2>If you are stuck</h2>
<p>Some couples need only a few sessions with someone who does not take sides. You can come long before anything is broken. Bring the receipt if you like.</p>
`,
};
