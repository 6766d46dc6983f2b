// `npm run screenshots`: takes the README's screenshots from the sample content of a fresh server. Needs a Chromium,
// and Inter as the page font, so that every machine renders the same letters.
import { spawn } from 'node:child_process';
import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { chromium } from 'playwright';
import sharp from 'sharp';
import { findChromium } from './chromium.mjs';
import { environmentWithInter } from './inter-fonts.mjs';

const root = path.dirname(import.meta.dirname);
const OPERATOR = 'mira';
const DESK = { viewport: { width: 1280, height: 860 } };
const PHONE = { viewport: { width: 390, height: 800 }, hasTouch: true, isMobile: true };
/** Timeout for anything to appear (milliseconds). */
const PATIENCE_MS = 15_000;

const PHOTOGRAPH = path.join(root, 'demo', 'pictures', 'wine-table.webp');

const pinNamed = (page, title) => page.getByRole('link', { name: title }).first();

/** The viewer, the page, the screen and the preparing steps of each screenshot, by file name. */
const SHOTS = {
  'home-1280': { screen: DESK, path: '/' },
  'home-390': { screen: PHONE, path: '/' },
  'closeup-1280': {
    screen: DESK,
    path: '/search/pins/?q=bird',
    act: async (page) => {
      await pinNamed(page, 'The one I waited for').click();
      await page.getByRole('dialog').getByRole('heading', { name: 'The one I waited for' }).waitFor();
    },
  },
  'closeup-390-dark': {
    screen: { ...PHONE, colorScheme: 'dark' },
    path: '/search/pins/?q=dandelion',
    act: async (page) => {
      await pinNamed(page, 'Make a wish').click();
      await page.getByRole('heading', { name: 'Make a wish' }).waitFor();
    },
  },
  'create-1280': {
    screen: DESK,
    path: '/pin-creation-tool/',
    act: async (page) => {
      await page.locator('input[type=file]').first().setInputFiles(PHOTOGRAPH);
      await page.getByText('Uploaded').waitFor();
      await page.getByLabel('Title').fill('A corner for the evening');
      await page
        .getByLabel('Description')
        .fill('One bottle, one glass, and a table made of two pallets. The wall stays white.');
      await page
        .getByLabel('Alternative text')
        .fill('Wine, a glass and a coffee grinder on a low dark table');
      await page.getByRole('combobox', { name: 'Board' }).click();
      await page.getByRole('option', { name: 'Rooms that hum' }).click();
      await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
    },
  },
  'board-390': { screen: PHONE, path: `/${OPERATOR}/terracotta-and-rust/` },
  'save-390': {
    screen: PHONE,
    path: '/teo/good-dogs/',
    act: async (page) => {
      await pinNamed(page, 'Sisters').click();
      await page.getByRole('button', { name: 'choose another board' }).click();
      await page.getByText('Rooms that hum').first().waitFor();
    },
  },
  'profile-1280': { screen: DESK, path: `/${OPERATOR}/` },
};

const folder = await mkdtemp(path.join(tmpdir(), 'pinakes-screenshots-'));
try {
  await takeAll();
} finally {
  await rm(folder, { recursive: true, force: true });
}

async function takeAll() {
  const env = await environmentWithInter(folder);
  const server = await startDemo();
  const browser = await chromium.launch({
    executablePath: findChromium(),
    args: ['--no-sandbox', '--disable-gpu', '--hide-scrollbars'],
    env,
  });
  try {
    for (const [name, shot] of Object.entries(SHOTS)) await take(browser, server, name, shot);
  } finally {
    await browser.close();
    server.child.kill();
  }
}

/** Starts a server with the sample content; returns its address and the operator's password. */
function startDemo() {
  const env = { ...process.env, DATA_DIR: path.join(folder, 'data'), PORT: '0', LOG_LEVEL: 'error' };
  const child = spawn(process.execPath, ['tools/demo.mjs'], {
    cwd: root,
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  return new Promise((resolve, reject) => {
    let told = '';
    child.stderr.setEncoding('utf8').on('data', (text) => (told += text));
    child.stdout.setEncoding('utf8').on('data', (text) => {
      const url = /^READY (\S+)$/m.exec(text)?.[1];
      const password = new RegExp(`^ +${OPERATOR} +(\\S+)`, 'm').exec(told)?.[1];
      if (url) resolve({ child, url, password });
    });
    child.once('exit', (code) => reject(new Error(`The server ended with code ${code}:\n${told}`)));
  });
}

async function take(browser, { url, password }, name, { screen, path: address, act }) {
  const context = await browser.newContext({ ...screen, baseURL: url, locale: 'en-GB' });
  await context.addCookies([{ name: '_consent', value: `a0m0p0.${Math.floor(Date.now() / 1000)}`, url }]);
  const page = await context.newPage();
  page.setDefaultTimeout(PATIENCE_MS);
  await page.goto('/login/');
  await page.getByLabel('Username or email').fill(OPERATOR);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.keyboard.press('Enter');
  await page.waitForURL('/');
  await page.goto(address);
  await page.waitForLoadState('networkidle');
  await act?.(page);
  await page.waitForLoadState('networkidle');
  await page.waitForFunction(picturesInViewAreThere);
  const shot = await page.screenshot({ animations: 'disabled', caret: 'hide' });
  const file = path.join(root, 'docs', 'screenshots', `${name}.png`);
  await sharp(shot).png({ palette: true, effort: 10 }).toFile(file);
  console.log(`${name}.png  ${Math.round((await stat(file)).size / 1000)} kB`);
  await context.close();
}

/** Runs in the page; lazy pictures further down are not requested at all. */
function picturesInViewAreThere() {
  return [...document.images].every(
    (image) => image.complete || image.getBoundingClientRect().top > window.innerHeight,
  );
}
