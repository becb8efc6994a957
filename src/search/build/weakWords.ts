/** Words that say little about what is asked. In a long question they must not outweigh the subject: “newborn keeps getting the hiccups after feeds”. */
import type { Language } from "../../routes/routes";
import { toForm } from "../../text/words";

/** Turkish: folded; with a hyphen also as the beginning of a word. English: every form of these words. */
const words: Record<Language, string> = {
  tr:
    "acaba adam ayda aylik- doktor- dakika- hafta- turkiye- aldi- alabil- alaca- alayi- alin- alir- almali- almi- alsa- anda aniden anlasil- arada arali- artik baska- bakiyo- basla- bazen bazi belki belli beri bile bilmi- biraz biri birkac birlikte " +
    "birden bitm- bitti bosuna boyle boyunca bulam- bulun- butun- buyuk cikiyo- cikma- cikti- cok- cunku dahil dayanam- dedi- degil demek der devam- dikkat disari- diyo- dogru dokun- durum durdu- duruyo- durmu- duyd- duyu- " +
    "edeb- eder- edey- edil- ediyo- eger elimde epey- esim etki- etm- ets- ett- evde falan fark- fayda- fazla- filan gecen gecer gecti gecme- geciyo- geldi- gelen gelinc- gelir- geliyo- gelme- gerek- " +
    "gidec- gider- gidiyo- girdi- giriyo- gord- gore gorun- gun gunde gundur gunler gunluk gunu guzel hala halde halinde hemen hep- herkes hoca- icind- iki ilk ise istem- istiyo- iyi- kac- kald- kali- " +
    "kalm- karar karsi kaynanam kayinvali- kendi- kesin- kez kim- koca- kolay komsu- konuda kotu koya- koyd- koym- lazim mecbur- merak merhaba mumkun nasil neden- nedir nere- niye- olac- oldu- olduk- " +
    "olma- olmu- olsa- olsu- olunc- olur- oluyo- once oneri- onu onun oyle peki perisan resmen saat- sadece sakinca- sanki- sart sebe- selam sey- sik sikca sikinti siz- son sorun- soyle- surekli sure surer suresi " +
    "suruyo- taraf- tam- tane tavsiye tecrube- tehlike- tekrar tum turlu uzun vakit var varmis varsa verdi- verel- verey- veril- veriyo- verme- verse- yani yanlis yapa- yapc- yapil- yapiyo- yapm- yaps- yapt- yasiyo- " +
    "yeni yerine yeter- yetmi- yine yok yoksa yuzunden zarar- zor zorund-",
  en:
    "able about above absolutely accidentally actually after again ages ago all allowed almost alone already alright also although always amount another answer any anymore anyone anything anyway apart around ask at away awful " +
    "back bad basically because been before began begin being best better between big bit both bring bunch but buy call came cannot cant carry catch cause certain change check choose come completely concerned constantly count couple currently " +
    "day deal definitely different doctor drink doing done dont down dose due during each easy eat eight either else end enough entire even ever every everyone everything everybody exactly expect explain extra " +
    "fact far fast feel felt few find fine finally first five fix following forever forget forgot found four friend front full further gave give given going gone gonna good gotta great guess guys " +
    "had half hand happen happy hard harm harmful hate hear heard hello help here hi hold home honestly hope hour house huge husband idea ill immediately important inside instead just keep kept kind kinda knew know large last late later least leave left less let lie like likely limit little live long longer look lot " +
    "made main make manage many matter may maybe mean meant might mine minute mom mum month more morning most mother move much must myself name near need never new next night no nobody none nor normally not nothing now " +
    "ok okay old once one only onto open or other ought ours out over own part partner past people per perfect person place plan please point possible probably proper push put quick quit quite rather reach read ready real reason regular right run safe said same say scared second see seem seen send set seven several shall she should show side since single sister sit six slight small some somehow someone something sometimes soon sort start stay stick still stop straight stuck stuff such suddenly supposed sure " +
    "take taken tell ten than thank their them then these they thing think third those though thought three through thru till time tiny today together told tonight too took toward tried try turkey turn twice two type under until unless up upon use usual various very via wait walk wanna want was watch way week weird well went whatever whenever whether while whole will within without wonder work worried worry worse worst worth would wrong year yesterday yet your yourself",
};

/**
 * The weak words of a language as the index contains them: Turkish as above, English without endings.
 * @example weakWords("en").includes("keep")
 */
export const weakWords = (language: Language): string =>
  language === "tr" ? words.tr : [...new Set(words.en.split(" ").map((word) => toForm(word, "en").base))].join(" ");
