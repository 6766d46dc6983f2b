const BOTS =
  '(?<!cu)bot\\b|crawl|spider|slurp|archiver|bingpreview|google-read|googleother|mediapartners|lighthouse|pagespeed|headlesschrome|duckduck|baidu|yandex|yeti|ahrefs|semrush|facebookexternalhit|embedly|curl/|wget/|python-requests|python-urllib|libwww|httpclient|scrapy';

const SOCIAL_BOTS =
  'facebookexternalhit|facebot|twitterbot|linkedinbot|slackbot|discordbot|telegrambot|whatsapp|skypeuripreview|redditbot|embedly|mastodon|bluesky|vkshare|quora link preview|iframely';

export type AgentKind = { readonly isBot: boolean; readonly isSocialBot: boolean };

/** Detects search engine bots and link preview bots by their user agent; null lists use the built-in ones. */
export function agentTest(bots: string | null, socialBots: string | null): (userAgent: string) => AgentKind {
  const botPattern = new RegExp(bots ?? BOTS, 'i');
  const socialPattern = new RegExp(socialBots ?? SOCIAL_BOTS, 'i');
  return (userAgent) => {
    const agent = userAgent.slice(0, 512);
    const isSocialBot = socialPattern.test(agent);
    return { isBot: isSocialBot || botPattern.test(agent), isSocialBot };
  };
}
