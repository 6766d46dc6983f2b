/**
 * The most common passwords of 8 and more characters in lists of stolen accounts, and their usual variations. Lower
 * case; shorter ones are refused for their length.
 */
const COMMON = `
00000000 000000000 0000000000 0123456789 10101010 11111111 111111111 1111111111 11223344 1122334455
112233445566 12121212 123123123 123321123 12341234 12344321 123454321 12345678 123456789 1234567890
1234567891 12345678910 123456789a 123456789q 12345678a 1234567a 123456aa 123456ab 123456abc 12345qwert
1234abcd 1234qwer 123654789 123qwe123 123qweasd 13131313 147258369 159357159 159753456 1a2b3c4d 1q2w3e4r
1q2w3e4r5t 1q2w3e4r5t6y 1qaz2wsx 1qaz2wsx3edc 1qazxsw2 20202020 22222222 2wsx3edc 31415926 314159265
33333333 44444444 55555555 66666666 69696969 741852963 77777777 789456123 87654321 88888888 888888888
987456321 987654321 9876543210 99999999 a1234567 a12345678 a123456789 a1b2c3d4 a1s2d3f4 aa123456
aa12345678 aaaaaaaa aaaaaaaaaa abc12345 abc123456 abc123abc abcabcabc abcd1234 abcdef12 abcdefg1
abcdefgh abcdefghi admin123 admin1234 admin12345 admin@123 adminadmin administrator aircraft airplane
alexander alexandra andrew123 android1 angel123 angels123 anthony1 arsenal1 arsenal123 asd123456
asdf1234 asdfasdf asdfghjk asdfghjkl asdfqwer ashley123 assassin asshole1 autumn2025 azerty123
azertyuiop babygirl babygirl1 bailey123 barcelona barcelona1 baseball baseball1 basketball batman123
beautiful beautiful1 benjamin bestfriend bigdaddy blessed1 blink182 blueberry bonjour1 brandon1 brooklyn
bulldogs bullshit buster123 butterfly butterfly1 cardinal carolina champion change123 changeme changeme1
changeme123 charlie1 cheesecake chelsea1 chocolate chocolate1 christian christina christine cinnamon
computer computer1 cookie123 corvette cowboys1 creative cristina daniel123 danielle december default1
demo1234 demodemo diamond1 dolphins dolphins1 dragon123 eclipse1 einstein elephant elizabeth eminem123
explorer facebook facebook1 february ferrari1 flowers1 football football1 forever1 forever21 friday13
friends1 fuckoff1 fuckyou! fuckyou1 fuckyou123 fuckyou2 garfield gateway1 ginger123 godbless godisgood
godzilla goldfish goodluck google12 google123 gorgeous greenday guest123 hallo123 happy123 happyday
hardcore harley123 hello123 hello1234 hello12345 hellohello helloworld highland holahola hollywood
homework hunter123 ilovegod iloveme1 iloveyou iloveyou! iloveyou1 iloveyou2 infinite infinity instagram
internet internet1 iphone123 jackass1 january1 jennifer jessica1 jesus123 jesuschrist jonathan jordan123
jordan23 juniper1 juventus kangaroo kawasaki kimberly lakers24 lasvegas letmein! letmein1 letmein12
letmein123 linkedin linkedin1 liverpool liverpool1 lkjhgfdsa login123 lollipop lovelove lovely123
loveyou1 loveyou2 maggie123 manchester manutd123 marlboro master123 matthew1 maverick mercedes mercury1
metallica michael1 michelle microsoft midnight midnight1 mitsubishi mnbvcxz1 monday123 monkey123
motherfucker mountain mustang1 mypassword newpassword nicholas nintendo nirvana1 nothing1 november
october1 oldpassword overlord p@ssw0rd p@ssword pa$$word pa55word packers1 panther1 paradise passphrase
passport1 passw0rd password password! password01 password1 password1! password12 password123
password1234 password12345 password2 passwords passwort patricia patrick1 patriots peaches1 peekaboo
penelope pepper123 pinakes1 pinakes123 platinum playboy1 poiuytrewq
pokemon1 pokemon123 porsche1 princesa princess princess1 q1234567 q1w2e3r4 q1w2e3r4t5 q1w2e3r4t5y6
qazwsx123 qazwsxedc qwe123456 qweasd123 qweasdzxc qweqweqwe qwer1234 qwerty12 qwerty123 qwerty1234
qwerty12345 qwerty123456 qwertyui qwertyuiop qwertz123 qwertzuiop rainbow1 rainbows realmadrid redskins
remember richard1 robert123 rockstar rockstar1 root1234 rootroot runescape samantha samsung1 samsung123
sandiego scorpion secret12 secret123 security security1 september shadow123 skywalker slipknot slipknot1
snickers snoopy123 snowball softball something sometime spiderman spring2024 spring2025 spring2026
stargate startrek starwars starwars1 steelers stephanie stingray strawberry summer12 summer123
summer2023 summer2024 summer2025 summer2026 sunshine sunshine1 superman superman1 sweetheart sweetpea
swordfish temp1234 temporary terminal test1234 test12345 tester123 testing1 testing123 testtest
thepassword thomas123 thunder1 tigger123 together toor1234 topsecret treasure trustno1 ultimate universe
user1234 username valentina valentine vanessa1 veronica victoria vladimir warcraft warcraft1 warhammer
welcome01 welcome1 welcome12 welcome123 welcome2 wertyuio westside whatever whatever1 wildcats william1
winter123 winter2023 winter2024 winter2025 winter2026 wolverine woodland xxxxxxxx yamaha123 yankees1
yosemite yourpassword youtube1 z1234567 zachary1 zaq12wsx zaq1xsw2 zaq1zaq1 zeppelin zxc123456 zxcvbnm,
zxcvbnm1 zxcvbnm123 zzzzzzzz
`;

let common: ReadonlySet<string> | undefined;

/** True for common passwords in any case, and for one character or pair repeated. */
export function isCommonPassword(password: string): boolean {
  common ??= new Set(COMMON.split(/\s+/).filter((word) => word !== ''));
  return common.has(password.toLowerCase()) || /^(.{1,2})\1+$/su.test(password);
}
