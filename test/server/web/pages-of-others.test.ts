import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { readWebPage } from '../../../server/adapters/web/read-web-page.ts';

const FOLDER = path.join(import.meta.dirname, 'pages-of-others');
const PAGE = 'https://docs.example/a/page.html';
const named = (name: string) => readFileSync(path.join(FOLDER, `${name}.page`));

/** Name, title, how the description begins, and how many pictures stand in it that somebody may want. */
const PAGES: readonly (readonly [string, string, string, number])[] = [
  ['app-engine-guestbook', '', '', 0],
  [
    'commons-lang-package',
    'Functions.FailableRunnable (Apache Commons Lang 3.12.0 API)',
    'declaration: package: org.apache.commons',
    0,
  ],
  ['create-react-app', 'React App', 'Web site created using create-react-app', 0],
  ['flask-favicon', 'Adding a favicon — Flask Documentation (2.2.x)', '', 1],
  ['foundation-orbit', 'Foundation for Sites Testing', '', 4],
  ['glfw-pages', 'GLFW: Guides', '', 0],
  ['html5-boilerplate', '', '', 0],
  ['httplib2-about', 'About this document ...', '', 0],
  [
    'impress-demo',
    'impress.js | presentation tool based on the power of CSS3 transforms and transitions in modern browsers | by Bartek Szopka @bartaz',
    'impress.js is a presentation tool based ',
    0,
  ],
  ['jetty-welcome', 'Welcome to Jetty-12', '', 0],
  ['json-c-readme', 'JSON-C - A JSON implementation in C', '', 0],
  [
    'libffi-introduction',
    'Introduction (libffi: the portable foreign function interface library)',
    'Introduction (libffi: the portable forei',
    0,
  ],
  ['libxslt-intro', 'Introduction', '', 5],
  ['libxslt-tutorial', 'libxslt Tutorial', '', 5],
  ['lz-string-specs', 'LZString tests', '', 0],
  ['mkdocs-home', 'MkDocs', 'Project documentation with Markdown.', 0],
  ['node-synopsis', 'Usage and example | Node.js v20.20.2 Documentation', '', 0],
  ['ocl-icd-libopencl', 'libOpenCL(7)', '', 0],
  ['playwright-trace-viewer', 'Playwright Trace Viewer', '', 0],
  ['pyparsing-examples', 'pyparsing Examples', '', 0],
  [
    'reveal-demo',
    'reveal.js – The HTML Presentation Framework',
    'A framework for easily creating beautifu',
    3,
  ],
  ['rust-design-faq', 'The Rust Design FAQ', '', 0],
  ['rust-reference-appendices', 'Appendices - The Rust Reference', '', 0],
  ['rustdoc-keyword', 'false - Rust', 'A value of type `bool` representing logi', 0],
  ['sqlite-copyright', 'SQLite Copyright', '', 2],
  ['start-bootstrap-agency', 'Agency - Start Bootstrap Theme', '', 13],
  ['start-bootstrap-blog', 'Clean Blog - Start Bootstrap Theme', '', 2],
  ['start-bootstrap-shop', 'Shop Item - Start Bootstrap Template', '', 1],
  ['swagger-ui', 'Swagger UI', '', 0],
  ['terser-props', '', '', 0],
  ['zlib-how', 'zlib Usage Example', '', 0],
];

describe('pages that others wrote, each with another program or by hand', () => {
  test('are more than thirty, and each is named among the works of others', () => {
    const files = readdirSync(FOLDER)
      .map((file) => path.parse(file))
      .filter(({ ext }) => ext === '.page');
    expect(files.map(({ name }) => name).toSorted()).toEqual(PAGES.map(([name]) => name).toSorted());
    expect(files.length).toBeGreaterThan(30);
    const notices = readFileSync(path.join(import.meta.dirname, '../../../THIRD_PARTY.md'), 'utf8');
    for (const { name } of files) expect(notices).toMatch(new RegExp(`^\\| ${name} +\\|`, 'm'));
  });

  test.each(PAGES)('%s', (name, title, description, pictures) => {
    const page = readWebPage({ url: PAGE, bytes: named(name), contentType: 'text/html' });
    expect(page.title).toBe(title);
    expect(page.description.slice(0, 40)).toBe(description);
    expect(page.pictures.map(({ url }) => url)).toHaveLength(pictures);
    expect(page).toMatchObject({ siteName: 'docs.example', canonicalUrl: PAGE, facts: null });
  });

  test('have their pictures where the page says', () => {
    const urlsOf = (name: string) =>
      readWebPage({ url: PAGE, bytes: named(name), contentType: 'text/html' }).pictures.map(({ url }) => url);
    expect(urlsOf('start-bootstrap-blog')).toEqual([
      'https://docs.example/a/assets/img/post-bg.jpg',
      'https://docs.example/a/assets/img/post-sample-image.jpg',
    ]);
    expect(urlsOf('reveal-demo')[0]).toBe('https://static.slid.es/logo/v2/slides-symbol-1024x1024.png');
    expect(urlsOf('flask-favicon')).toEqual(['https://docs.example/_static/flask-icon.png']);
  });
});
