import { apiPrefix } from '@sufra/contracts';
import type { NextFunction, Request, Response } from 'express';
import { sendContent } from '../content/send-content.ts';
import { compressed, onlyPlain } from '../content/variants.ts';
import { assertReading } from '../edge/assert-reading.ts';
import { english } from '../front-end/english.ts';
import type { FrontEnd } from '../front-end/front-end.ts';
import { languagesOf } from '../languages/addressed.ts';
import { robots } from './robots.ts';
import type { Sitemap } from './sitemap.ts';

interface Deps {
  frontEnd: FrontEnd;
  sitemap: Sitemap;
  origin: string;
  /** Answers a call of the contract. */
  callApi: (req: Request, res: Response) => Promise<void>;
}

const isDocument = /^\/[\w-]+\.\w+$/;
// A feed is one of a language, at the address of that.
const isFeedIn = /^\/([a-z]{2})(\/[\w-]+\.\w+)$/;
const minutes = (count: number) => `public, max-age=${count * 60}`;

/** What search engines and feed readers ask a site for, at the addresses where they ask. */
export const foundByEngines =
  ({ frontEnd, sitemap, origin, callApi }: Deps) =>
  async (req: Request, res: Response, next: NextFunction) => {
    const { path } = res.locals.target;
    const [, language = english, ofLanguage] = isFeedIn.exec(path) ?? [];
    if (!isDocument.test(path) && !ofLanguage) return next();
    if (path === '/robots.txt') {
      assertReading(req, res);
      res.locals.route = 'robots';
      return sendContent(req, res, {
        variants: onlyPlain(Buffer.from(robots(origin))),
        type: 'txt',
        cacheControl: minutes(60),
      });
    }
    const states = await frontEnd.states();
    if (path === '/sitemap.xml') {
      assertReading(req, res);
      res.locals.route = 'sitemap';
      const variants = await compressed(Buffer.from(await sitemap(states, res.locals.requestId)));
      return sendContent(req, res, {
        variants,
        type: 'application/xml; charset=utf-8',
        cacheControl: minutes(10),
      });
    }
    const known = languagesOf(
      states.find(({ name }) => name === 'shell'),
      false,
    );
    const feed = states.find(state => state.feed?.path === (ofLanguage ?? path))?.feed;
    if (!feed || !known.includes(language)) return next();
    assertReading(req, res);
    const address = apiPrefix + feed.call;
    const search = `?${new URLSearchParams({ language })}`;
    res.locals.target = { path: address, search, segments: address.slice(1).split('/') };
    await callApi(req, res);
  };
